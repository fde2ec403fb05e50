import type { Words } from 'shared-contracts/i18n/translate'

/** What every mail says. */
export const letter: Words = {
  'Or open this address: {address}': 'ಅಥವಾ ಈ ವಿಳಾಸ ತೆರೆಯಿರಿ: {address}',
  'Dear {name},': 'ಪ್ರಿಯ {name},',
  'Hello {firstName},': 'ನಮಸ್ಕಾರ {firstName},',
}
