import type { Translations } from '../../translate'

/** General messages, and those about the newsletter and the contact form. */
export const shop: Translations = {
  'Please log in to continue.': 'ಮುಂದುವರಿಯಲು ದಯವಿಟ್ಟು ಲಾಗಿನ್ ಆಗಿ.',
  'Your browser is blocking this shop’s cookies. Please allow them and try again.':
    'ನಿಮ್ಮ ಬ್ರೌಸರ್ ಈ ಅಂಗಡಿಯ ಕುಕೀಗಳನ್ನು ತಡೆಯುತ್ತಿದೆ. ದಯವಿಟ್ಟು ಅವುಗಳನ್ನು ಅನುಮತಿಸಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'This request came from another site.': 'ಈ ವಿನಂತಿ ಬೇರೆ ಸೈಟ್‌ನಿಂದ ಬಂದಿದೆ.',
  'This page has expired. Please reload it and try again.': 'ಈ ಪುಟದ ಅವಧಿ ಮುಗಿದಿದೆ. ದಯವಿಟ್ಟು ಮರುಲೋಡ್ ಮಾಡಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'The shop isn’t responding right now. Please try again.': 'ಅಂಗಡಿ ಈಗ ಉತ್ತರಿಸುತ್ತಿಲ್ಲ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'Something went wrong on our side. Please try again.': 'ನಮ್ಮ ಕಡೆಯಿಂದ ಏನೋ ತಪ್ಪಾಗಿದೆ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'This request isn’t valid.': 'ಈ ವಿನಂತಿ ಸರಿಯಾಗಿಲ್ಲ.',
  'There is nothing at this address.': 'ಈ ವಿಳಾಸದಲ್ಲಿ ಏನೂ ಇಲ್ಲ.',
  'Too many attempts. Please try again in a minute.':
    'ತುಂಬಾ ಬಾರಿ ಪ್ರಯತ್ನಿಸಲಾಗಿದೆ. ದಯವಿಟ್ಟು ಒಂದು ನಿಮಿಷದ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'Too many attempts. Please try again in {minutes} minutes.':
    'ತುಂಬಾ ಬಾರಿ ಪ್ರಯತ್ನಿಸಲಾಗಿದೆ. ದಯವಿಟ್ಟು {minutes} ನಿಮಿಷಗಳ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'Too many attempts. Please try again in {hours} hours.':
    'ತುಂಬಾ ಬಾರಿ ಪ್ರಯತ್ನಿಸಲಾಗಿದೆ. ದಯವಿಟ್ಟು {hours} ಗಂಟೆಗಳ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'This is already in progress. Please try again in a few seconds.':
    'ಇದು ಈಗಾಗಲೇ ನಡೆಯುತ್ತಿದೆ. ದಯವಿಟ್ಟು ಕೆಲವು ಸೆಕೆಂಡುಗಳ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'This request has expired. Please try again.': 'ಈ ವಿನಂತಿಯ ಅವಧಿ ಮುಗಿದಿದೆ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'You’re offline. We’ll subscribe you once you’re back online.':
    'ನೀವು ಆಫ್‌ಲೈನ್‌ನಲ್ಲಿದ್ದೀರಿ. ಆನ್‌ಲೈನ್ ಆದ ಕೂಡಲೇ ನಿಮ್ಮನ್ನು ಚಂದಾದಾರರನ್ನಾಗಿ ಮಾಡುತ್ತೇವೆ.',
  'Subscription successful! Thank you.': 'ಚಂದಾದಾರಿಕೆ ಯಶಸ್ವಿಯಾಗಿದೆ! ಧನ್ಯವಾದಗಳು.',
  'Failed to subscribe. Please try again.': 'ಚಂದಾದಾರಿಕೆ ಆಗಲಿಲ್ಲ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'You’re offline. We’ll send your message once you’re back online.':
    'ನೀವು ಆಫ್‌ಲೈನ್‌ನಲ್ಲಿದ್ದೀರಿ. ಆನ್‌ಲೈನ್ ಆದ ಕೂಡಲೇ ನಿಮ್ಮ ಸಂದೇಶ ಕಳುಹಿಸುತ್ತೇವೆ.',
  'Message sent successfully!': 'ಸಂದೇಶ ಕಳುಹಿಸಲಾಗಿದೆ!',
  'Failed to send message. Please try again.': 'ಸಂದೇಶ ಕಳುಹಿಸಲು ಆಗಲಿಲ್ಲ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'Your subscription is confirmed. Thank you.': 'ನಿಮ್ಮ ಚಂದಾದಾರಿಕೆ ದೃಢಪಟ್ಟಿದೆ. ಧನ್ಯವಾದಗಳು.',
  'You’ve been unsubscribed.': 'ನಿಮ್ಮ ಚಂದಾದಾರಿಕೆ ರದ್ದಾಗಿದೆ.',
  'This link is invalid or has expired. Please ask again.': 'ಈ ಲಿಂಕ್ ಸರಿಯಿಲ್ಲ ಅಥವಾ ಅದರ ಅವಧಿ ಮುಗಿದಿದೆ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಕೇಳಿ.',
  'Please open the link that we’ve emailed to you. Then we’ll email you when it’s back.':
    'ನಿಮಗೆ ಲಿಂಕ್ ಇಮೇಲ್ ಮಾಡಿದ್ದೇವೆ, ದಯವಿಟ್ಟು ಅದನ್ನು ತೆರೆಯಿರಿ. ನಂತರ ಇದು ಮತ್ತೆ ಲಭ್ಯವಾದಾಗ ನಿಮಗೆ ಇಮೇಲ್ ಮಾಡುತ್ತೇವೆ.',
  'We’ll email you when it’s back.': 'ಇದು ಮತ್ತೆ ಲಭ್ಯವಾದಾಗ ನಿಮಗೆ ಇಮೇಲ್ ಮಾಡುತ್ತೇವೆ.',
  'We’ve deleted your request.': 'ನಿಮ್ಮ ಕೋರಿಕೆಯನ್ನು ಅಳಿಸಿದ್ದೇವೆ.',
  'This pack is in stock. You can order it now.': 'ಈ ಪ್ಯಾಕ್ ಲಭ್ಯವಿದೆ. ಈಗಲೇ ಆರ್ಡರ್ ಮಾಡಬಹುದು.',
  'This pack is no longer sold.': 'ಈ ಪ್ಯಾಕ್ ಈಗ ಮಾರಾಟದಲ್ಲಿಲ್ಲ.',
  'This link is invalid or has expired. Please subscribe again.':
    'ಈ ಲಿಂಕ್ ಸರಿಯಾಗಿಲ್ಲ ಅಥವಾ ಅದರ ಅವಧಿ ಮುಗಿದಿದೆ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಚಂದಾದಾರರಾಗಿ.',
  'This link is invalid.': 'ಈ ಲಿಂಕ್ ಸರಿಯಾಗಿಲ್ಲ.',
}
