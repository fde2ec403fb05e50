import type { Translations } from 'shared-contracts/i18n/translate'

/** Texts that the edge itself adds to pages. */
export const words: Translations = {
  Announcement: 'ಪ್ರಕಟಣೆ',
  'Grievance officer': 'ದೂರು ಪರಿಹಾರ ಅಧಿಕಾರಿ',
  'When we answer': 'ನಾವು ಯಾವಾಗ ಉತ್ತರಿಸುತ್ತೇವೆ',
}
