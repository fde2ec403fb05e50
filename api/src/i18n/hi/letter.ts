import type { Translations } from 'shared-contracts/i18n/translate'

/** Texts shared by all mails. */
export const letter: Translations = {
  'Or open this link: {address}': 'या यह लिंक खोलें: {address}',
  'Dear {name},': 'प्रिय {name},',
  'Hello {firstName},': 'नमस्ते {firstName},',
}
