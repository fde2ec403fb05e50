import type { Translations } from 'shared-contracts/i18n/translate'

/** Texts of the mails sent after the contact form is submitted. */
export const support: Translations = {
  'We’ve received your message: {ticket}': 'ನಿಮ್ಮ ಸಂದೇಶ ನಮಗೆ ತಲುಪಿದೆ: {ticket}',
  'Thank you for your message. Your ticket number is {ticket}. Please mention it if you write to us about this again.':
    'ನಿಮ್ಮ ಸಂದೇಶಕ್ಕೆ ಧನ್ಯವಾದಗಳು. ನಿಮ್ಮ ಟಿಕೆಟ್ ಸಂಖ್ಯೆ {ticket}. ಇದರ ಬಗ್ಗೆ ಮತ್ತೆ ಬರೆಯುವಾಗ ದಯವಿಟ್ಟು ಈ ಸಂಖ್ಯೆಯನ್ನು ತಿಳಿಸಿ.',
  'We’ll reply as soon as we can, and resolve your request by {date} at the latest.':
    'ನಾವು ಆದಷ್ಟು ಬೇಗ ಉತ್ತರಿಸುತ್ತೇವೆ, ಮತ್ತು ತಡವಾದರೆ {date} ರೊಳಗೆ ಇದನ್ನು ಇತ್ಯರ್ಥಪಡಿಸುತ್ತೇವೆ.',
  'We’re available: {hours}': 'ನಾವು ಲಭ್ಯವಿರುವ ಸಮಯ: {hours}',
  'Our grievance officer: {officer}': 'ನಮ್ಮ ಕುಂದುಕೊರತೆ ಅಧಿಕಾರಿ: {officer}',
  'You’re getting this email because someone wrote to us from this address. If it wasn’t you, you can ignore it.':
    'ಈ ವಿಳಾಸದಿಂದ ಯಾರೋ ನಮಗೆ ಬರೆದಿದ್ದರಿಂದ ನಿಮಗೆ ಈ ಇಮೇಲ್ ಬಂದಿದೆ. ಅದು ನೀವಲ್ಲದಿದ್ದರೆ, ಇದನ್ನು ಕಡೆಗಣಿಸಿ.',
}
