import type { Translations } from 'shared-contracts/i18n/translate'

/** Texts that the edge itself adds to pages. */
export const words: Translations = {
  Announcement: 'सूचना',
  '{brand} home': '{brand} होम',
  'Grievance officer': 'शिकायत अधिकारी',
  'Please wait a moment': 'कृपया थोड़ा इंतज़ार करें',
  'Support hours': 'हम कब उपलब्ध हैं',
  'Your network has requested too many pages. Please try again in {seconds} seconds.':
    'आपके नेटवर्क से बहुत सारे पेज माँगे गए हैं। कृपया {seconds} सेकंड बाद फिर कोशिश करें।',
}
