import type { Translations } from 'shared-contracts/i18n/translate'

/** Texts that the edge itself adds to pages. */
export const words: Translations = {
  Announcement: 'सूचना',
  'Grievance officer': 'शिकायत अधिकारी',
  'When we answer': 'हम कब जवाब देते हैं',
}
