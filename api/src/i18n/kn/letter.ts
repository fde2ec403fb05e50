import type { Translations } from 'shared-contracts/i18n/translate'

/** Texts shared by all mails. */
export const letter: Translations = {
  'Or open this link: {address}': 'ಅಥವಾ ಈ ಲಿಂಕ್ ತೆರೆಯಿರಿ: {address}',
  'Dear {name},': 'ಪ್ರಿಯ {name},',
  'Hello {firstName},': 'ನಮಸ್ಕಾರ {firstName},',
}
