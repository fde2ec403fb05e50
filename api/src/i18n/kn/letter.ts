import type { Translations } from 'shared-contracts/i18n/translate'

/** Texts that every mail has. */
export const letter: Translations = {
  'Or open this address: {address}': 'ಅಥವಾ ಈ ವಿಳಾಸ ತೆರೆಯಿರಿ: {address}',
  'Dear {name},': 'ಪ್ರಿಯ {name},',
  'Hello {firstName},': 'ನಮಸ್ಕಾರ {firstName},',
}
