import type { Translations } from '../../translate'

/** General messages, and responses to messages from shoppers. */
export const shop: Translations = {
  'Please log in to continue.': 'ಮುಂದುವರಿಯಲು ದಯವಿಟ್ಟು ಲಾಗಿನ್ ಆಗಿ.',
  'Your browser blocks the cookies of this shop, and without them it cannot know you. Please allow them and try again.':
    'ನಿಮ್ಮ ಬ್ರೌಸರ್ ಈ ಅಂಗಡಿಯ ಕುಕೀಗಳನ್ನು ತಡೆಯುತ್ತಿದೆ, ಮತ್ತು ಅವುಗಳಿಲ್ಲದೆ ಅಂಗಡಿ ನಿಮ್ಮನ್ನು ಗುರುತಿಸಲಾರದು. ದಯವಿಟ್ಟು ಅವುಗಳನ್ನು ಅನುಮತಿಸಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'Your browser sent no cookie. Please allow cookies and try again.':
    'ನಿಮ್ಮ ಬ್ರೌಸರ್ ಯಾವುದೇ ಕುಕೀ ಕಳುಹಿಸಿಲ್ಲ. ದಯವಿಟ್ಟು ಕುಕೀಗಳನ್ನು ಅನುಮತಿಸಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'This request came from another site.': 'ಈ ವಿನಂತಿ ಬೇರೆ ಸೈಟ್‌ನಿಂದ ಬಂದಿದೆ.',
  'This page has been open for too long. Please reload it and try again.':
    'ಈ ಪುಟ ತುಂಬಾ ಹೊತ್ತಿನಿಂದ ತೆರೆದಿದೆ. ದಯವಿಟ್ಟು ಅದನ್ನು ಮರುಲೋಡ್ ಮಾಡಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'The shop is not answering just now. Please try again.': 'ಅಂಗಡಿ ಈಗ ಉತ್ತರಿಸುತ್ತಿಲ್ಲ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'Something went wrong on our side. Please try again.': 'ನಮ್ಮ ಕಡೆಯಿಂದ ಏನೋ ತಪ್ಪಾಗಿದೆ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'The request is not a valid one.': 'ಈ ವಿನಂತಿ ಸರಿಯಾಗಿಲ್ಲ.',
  'There is nothing at this address.': 'ಈ ವಿಳಾಸದಲ್ಲಿ ಏನೂ ಇಲ್ಲ.',
  'Too many tries. Please wait a minute and try again.':
    'ತುಂಬಾ ಬಾರಿ ಪ್ರಯತ್ನಿಸಲಾಗಿದೆ. ದಯವಿಟ್ಟು ಒಂದು ನಿಮಿಷ ಕಾದು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'Too many tries. Please wait {minutes} minutes and try again.':
    'ತುಂಬಾ ಬಾರಿ ಪ್ರಯತ್ನಿಸಲಾಗಿದೆ. ದಯವಿಟ್ಟು {minutes} ನಿಮಿಷ ಕಾದು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'Too many tries. Please wait {hours} hours and try again.':
    'ತುಂಬಾ ಬಾರಿ ಪ್ರಯತ್ನಿಸಲಾಗಿದೆ. ದಯವಿಟ್ಟು {hours} ಗಂಟೆ ಕಾದು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'This is being done already. Please try again in a few seconds.':
    'ಇದು ಈಗಾಗಲೇ ನಡೆಯುತ್ತಿದೆ. ದಯವಿಟ್ಟು ಕೆಲವು ಸೆಕೆಂಡುಗಳ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'That took too long, or was sent twice. Please try again.':
    'ಇದಕ್ಕೆ ತುಂಬಾ ಹೊತ್ತಾಯಿತು, ಅಥವಾ ಇದನ್ನು ಎರಡು ಬಾರಿ ಕಳುಹಿಸಲಾಗಿದೆ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'You are offline. Your address is kept here, and sent once you are online.':
    'ನಿಮಗೆ ಸಿಗ್ನಲ್ ಇಲ್ಲ. ನಿಮ್ಮ ವಿಳಾಸವನ್ನು ಇಲ್ಲಿ ಇಡಲಾಗಿದೆ, ಸಿಗ್ನಲ್ ಬಂದ ಕೂಡಲೇ ಕಳುಹಿಸಲಾಗುತ್ತದೆ.',
  'Subscription successful! Thank you.': 'ಚಂದಾದಾರಿಕೆ ಯಶಸ್ವಿಯಾಗಿದೆ! ಧನ್ಯವಾದಗಳು.',
  'Failed to subscribe. Please try again.': 'ಚಂದಾದಾರಿಕೆ ಆಗಲಿಲ್ಲ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'You are offline. Your message is kept here, and sent once you are online.':
    'ನಿಮಗೆ ಸಿಗ್ನಲ್ ಇಲ್ಲ. ನಿಮ್ಮ ಸಂದೇಶವನ್ನು ಇಲ್ಲಿ ಇಡಲಾಗಿದೆ, ಸಿಗ್ನಲ್ ಬಂದ ಕೂಡಲೇ ಕಳುಹಿಸಲಾಗುತ್ತದೆ.',
  'Message sent successfully!': 'ಸಂದೇಶ ಕಳುಹಿಸಲಾಗಿದೆ!',
  'Failed to send message. Please try again.': 'ಸಂದೇಶ ಕಳುಹಿಸಲು ಆಗಲಿಲ್ಲ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'Your subscription is confirmed. Thank you.': 'ನಿಮ್ಮ ಚಂದಾದಾರಿಕೆ ದೃಢಪಟ್ಟಿದೆ. ಧನ್ಯವಾದಗಳು.',
  'You are unsubscribed.': 'ನಿಮ್ಮ ಚಂದಾದಾರಿಕೆ ರದ್ದಾಗಿದೆ.',
  'This link is invalid or has expired. Please subscribe again.':
    'ಈ ಲಿಂಕ್ ಸರಿಯಾಗಿಲ್ಲ ಅಥವಾ ಅದರ ಅವಧಿ ಮುಗಿದಿದೆ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಚಂದಾದಾರರಾಗಿ.',
  'This link is invalid.': 'ಈ ಲಿಂಕ್ ಸರಿಯಾಗಿಲ್ಲ.',
}
