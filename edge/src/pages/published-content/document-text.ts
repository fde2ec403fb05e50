import type { Language, OtherLanguage } from 'shared-contracts/i18n/language'
import { inEnglish, type Text, textIn, type Words } from 'shared-contracts/i18n/translate'

const dictionaries: Readonly<Record<OtherLanguage, Words>> = {
  hi: {
    Announcement: 'सूचना',
    'Grievance officer': 'शिकायत अधिकारी',
    'When we answer': 'हम कब जवाब देते हैं',
  },
  kn: {
    Announcement: 'ಪ್ರಕಟಣೆ',
    'Grievance officer': 'ದೂರು ಪರಿಹಾರ ಅಧಿಕಾರಿ',
    'When we answer': 'ನಾವು ಯಾವಾಗ ಉತ್ತರಿಸುತ್ತೇವೆ',
  },
}

/** Texts that the edge itself adds to pages. */
export function documentText(language: Language): Text {
  return language === 'en' ? inEnglish : textIn(language, dictionaries[language])
}
