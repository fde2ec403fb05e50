import type { Words } from 'shared-contracts/i18n/translate'

/** Texts that every mail has. */
export const letter: Words = {
  'Or open this address: {address}': 'या यह पता खोलें: {address}',
  'Dear {name},': 'प्रिय {name},',
  'Hello {firstName},': 'नमस्ते {firstName},',
}
