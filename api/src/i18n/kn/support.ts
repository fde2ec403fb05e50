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
  'We’ve received your return request for order {orderId} ({number})':
    'ಆರ್ಡರ್ {orderId} ಗಾಗಿ ನಿಮ್ಮ ರಿಟರ್ನ್ ವಿನಂತಿ ನಮಗೆ ತಲುಪಿದೆ ({number})',
  'We’ve received your report about order {orderId} ({number})':
    'ಆರ್ಡರ್ {orderId} ಬಗ್ಗೆ ನಿಮ್ಮ ದೂರು ನಮಗೆ ತಲುಪಿದೆ ({number})',
  'Thank you for telling us. We’ll look at it and reply to you.':
    'ನಮಗೆ ತಿಳಿಸಿದ್ದಕ್ಕೆ ಧನ್ಯವಾದಗಳು. ನಾವು ಪರಿಶೀಲಿಸಿ ನಿಮಗೆ ಉತ್ತರಿಸುತ್ತೇವೆ.',
  'You can see the status and add a message in your account, on the order.':
    'ನಿಮ್ಮ ಖಾತೆಯಲ್ಲಿ ಈ ಆರ್ಡರ್‌ನಲ್ಲಿ ಸ್ಥಿತಿಯನ್ನು ನೋಡಬಹುದು ಮತ್ತು ಸಂದೇಶ ಸೇರಿಸಬಹುದು.',
  'Please keep the items and their packaging as they are until you hear from us.':
    'ನಮ್ಮ ಉತ್ತರ ಬರುವವರೆಗೆ ದಯವಿಟ್ಟು ವಸ್ತುಗಳನ್ನು ಮತ್ತು ಪ್ಯಾಕೇಜಿಂಗ್ ಅನ್ನು ಹಾಗೆಯೇ ಇಟ್ಟುಕೊಳ್ಳಿ.',
  'Our reply about your order {orderId} ({number})': 'ನಿಮ್ಮ ಆರ್ಡರ್ {orderId} ಬಗ್ಗೆ ನಮ್ಮ ಉತ್ತರ ({number})',
  'We’ve approved your request.': 'ನಿಮ್ಮ ವಿನಂತಿಯನ್ನು ನಾವು ಒಪ್ಪಿದ್ದೇವೆ.',
  'We’ve declined your request.': 'ನಿಮ್ಮ ವಿನಂತಿಯನ್ನು ಒಪ್ಪಲು ನಮಗೆ ಸಾಧ್ಯವಾಗಲಿಲ್ಲ.',
  'Your request is settled.': 'ನಿಮ್ಮ ವಿನಂತಿ ಪೂರ್ಣಗೊಂಡಿದೆ.',
  'To reply, open the order in your account.': 'ಉತ್ತರಿಸಲು ನಿಮ್ಮ ಖಾತೆಯಲ್ಲಿ ಈ ಆರ್ಡರ್ ತೆರೆಯಿರಿ.',
}
