import type { Translations } from 'shared-contracts/i18n/translate'

/** Mails that answer the contact form. */
export const support: Translations = {
  'We have your message: {ticket}': 'ನಿಮ್ಮ ಸಂದೇಶ ನಮಗೆ ತಲುಪಿದೆ: {ticket}',
  'Thank you for your message. Its number is {ticket}; please name it whenever you ask about it.':
    'ನಿಮ್ಮ ಸಂದೇಶಕ್ಕೆ ಧನ್ಯವಾದಗಳು. ಇದರ ಸಂಖ್ಯೆ {ticket}; ಇದರ ಬಗ್ಗೆ ಕೇಳುವಾಗ ದಯವಿಟ್ಟು ಈ ಸಂಖ್ಯೆಯನ್ನು ತಿಳಿಸಿ.',
  'We answer as soon as we can, and settle it by {date} at the latest.':
    'ನಾವು ಆದಷ್ಟು ಬೇಗ ಉತ್ತರಿಸುತ್ತೇವೆ, ಮತ್ತು ತಡವಾದರೆ {date} ರೊಳಗೆ ಇದನ್ನು ಇತ್ಯರ್ಥಪಡಿಸುತ್ತೇವೆ.',
  'Somebody is there for you: {hours}': 'ನಾವು ಲಭ್ಯವಿರುವ ಸಮಯ: {hours}',
  'Our grievance officer: {officer}': 'ನಮ್ಮ ಕುಂದುಕೊರತೆ ಅಧಿಕಾರಿ: {officer}',
  'This mail was sent because somebody wrote to us with this address. If it was not you, you need do nothing.':
    'ಈ ವಿಳಾಸದಿಂದ ಯಾರೋ ನಮಗೆ ಬರೆದಿದ್ದರಿಂದ ಈ ಮೇಲ್ ಕಳುಹಿಸಲಾಗಿದೆ. ಅದು ನೀವಲ್ಲದಿದ್ದರೆ, ನೀವು ಏನೂ ಮಾಡಬೇಕಾಗಿಲ್ಲ.',
}
