import type { Translations } from 'shared-contracts/i18n/translate'

export const reviews: Translations = {
  '{count} stars': { one: '{count} ಸ್ಟಾರ್', other: '{count} ಸ್ಟಾರ್‌ಗಳು' },
  'Your rating': 'ನಿಮ್ಮ ರೇಟಿಂಗ್',
  Photos: 'ಚಿತ್ರಗಳು',
  'Photo {number}': 'ಚಿತ್ರ {number}',
  Remove: 'ತೆಗೆಯಿರಿ',
  'Add photos': 'ಚಿತ್ರಗಳನ್ನು ಸೇರಿಸಿ',
  'Up to 4 photos. We remove where and when they were taken.':
    '4 ಚಿತ್ರಗಳವರೆಗೆ. ಅವುಗಳನ್ನು ಎಲ್ಲಿ, ಯಾವಾಗ ತೆಗೆದದ್ದು ಎಂಬುದನ್ನು ನಾವು ತೆಗೆದುಹಾಕುತ್ತೇವೆ.',
  'This photo is larger than 15 MB. Choose a smaller one.': 'ಈ ಚಿತ್ರ 15 MB ಗಿಂತ ದೊಡ್ಡದು. ಚಿಕ್ಕದನ್ನು ಆರಿಸಿ.',
  'Uploading photo…': 'ಚಿತ್ರ ಕಳುಹಿಸಲಾಗುತ್ತಿದೆ…',
  'The photo wasn’t sent. Try again.': 'ಚಿತ್ರ ಕಳುಹಿಸಲಾಗಲಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'Choose 1 to 5 stars': '1 ರಿಂದ 5 ಸ್ಟಾರ್ ಆರಿಸಿ',
  'Your review': 'ನಿಮ್ಮ ವಿಮರ್ಶೆ',
  'What did you think of it?': 'ಇದು ನಿಮಗೆ ಹೇಗನಿಸಿತು?',
  '10 to 2,000 characters, in any language. Leave out phone numbers, email addresses and links.':
    '10 ರಿಂದ 2,000 ಅಕ್ಷರಗಳು, ಯಾವುದೇ ಭಾಷೆಯಲ್ಲಿ. ಫೋನ್ ನಂಬರ್, ಇಮೇಲ್ ವಿಳಾಸ ಮತ್ತು ಲಿಂಕ್‌ಗಳನ್ನು ಬರೆಯಬೇಡಿ.',
  'Show my name as “{name}”': 'ನನ್ನ ಹೆಸರನ್ನು “{name}” ಎಂದು ತೋರಿಸಿ',
  'A person reads every review before it is published. We publish good and bad opinions alike, and never change what you write.':
    'ಪ್ರಕಟವಾಗುವ ಮೊದಲು ಪ್ರತಿ ವಿಮರ್ಶೆಯನ್ನು ಒಬ್ಬ ವ್ಯಕ್ತಿ ಓದುತ್ತಾರೆ. ಒಳ್ಳೆಯ ಮತ್ತು ಕೆಟ್ಟ ಅಭಿಪ್ರಾಯಗಳೆರಡನ್ನೂ ನಾವು ಪ್ರಕಟಿಸುತ್ತೇವೆ, ನೀವು ಬರೆದದ್ದನ್ನು ಎಂದಿಗೂ ಬದಲಿಸುವುದಿಲ್ಲ.',
  'Your review wasn’t sent. It’s saved on this device: try again.':
    'ನಿಮ್ಮ ವಿಮರ್ಶೆ ಕಳುಹಿಸಲಾಗಲಿಲ್ಲ. ಅದು ಈ ಸಾಧನದಲ್ಲಿ ಉಳಿದಿದೆ: ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'Send review': 'ವಿಮರ್ಶೆ ಕಳುಹಿಸಿ',
  'You can review a product once your order of it has been delivered.':
    'ನಿಮ್ಮ ಆರ್ಡರ್ ತಲುಪಿದ ನಂತರ ನೀವು ಉತ್ಪನ್ನದ ವಿಮರ್ಶೆ ಬರೆಯಬಹುದು.',
  'YOUR REVIEWS': 'ನಿಮ್ಮ ವಿಮರ್ಶೆಗಳು',
  'Your reviews': 'ನಿಮ್ಮ ವಿಮರ್ಶೆಗಳು',
  'WRITE A REVIEW': 'ವಿಮರ್ಶೆ ಬರೆಯಿರಿ',
  'Write a review': 'ವಿಮರ್ಶೆ ಬರೆಯಿರಿ',
  'Review emails': 'ವಿಮರ್ಶೆಯ ಇಮೇಲ್‌ಗಳು',
  'Thank you. Your review is waiting for approval. We usually read it within two days.':
    'ಧನ್ಯವಾದಗಳು. ನಿಮ್ಮ ವಿಮರ್ಶೆ ಅನುಮೋದನೆಗೆ ಕಾಯುತ್ತಿದೆ. ನಾವು ಸಾಮಾನ್ಯವಾಗಿ ಎರಡು ದಿನಗಳಲ್ಲಿ ಓದುತ್ತೇವೆ.',
  'Your review is waiting for approval. If you change it, we’ll read the new one instead.':
    'ನಿಮ್ಮ ವಿಮರ್ಶೆ ಅನುಮೋದನೆಗೆ ಕಾಯುತ್ತಿದೆ. ನೀವು ಅದನ್ನು ಬದಲಿಸಿದರೆ, ನಾವು ಹೊಸದನ್ನು ಓದುತ್ತೇವೆ.',
  'Your review is published. If you change it, it stays as it is until we’ve read the new one.':
    'ನಿಮ್ಮ ವಿಮರ್ಶೆ ಪ್ರಕಟವಾಗಿದೆ. ನೀವು ಅದನ್ನು ಬದಲಿಸಿದರೆ, ಹೊಸದನ್ನು ನಾವು ಓದುವವರೆಗೆ ಇದೇ ಇರುತ್ತದೆ.',
  'It isn’t about the product.': 'ಇದು ಉತ್ಪನ್ನದ ಬಗ್ಗೆ ಇಲ್ಲ.',
  'It contains personal details.': 'ಇದರಲ್ಲಿ ವೈಯಕ್ತಿಕ ಮಾಹಿತಿ ಇದೆ.',
  'It contains insults or threats.': 'ಇದರಲ್ಲಿ ಅವಮಾನಕರ ಮಾತುಗಳು ಅಥವಾ ಬೆದರಿಕೆಗಳಿವೆ.',
  'It contains advertising.': 'ಇದರಲ್ಲಿ ಜಾಹೀರಾತು ಇದೆ.',
  'It doesn’t seem to be about your own experience.': 'ಇದು ನಿಮ್ಮ ಸ್ವಂತ ಅನುಭವದ ಬಗ್ಗೆ ಇರುವಂತೆ ಕಾಣುತ್ತಿಲ್ಲ.',
  'It contains something that the law doesn’t allow us to publish.': 'ಪ್ರಕಟಿಸಲು ಕಾನೂನು ಅನುಮತಿಸದ ವಿಷಯ ಇದರಲ್ಲಿದೆ.',
  'We couldn’t publish your review.': 'ನಿಮ್ಮ ವಿಮರ್ಶೆಯನ್ನು ಪ್ರಕಟಿಸಲು ನಮಗೆ ಆಗಲಿಲ್ಲ.',
  'You can change it and send it again.': 'ನೀವು ಅದನ್ನು ಬದಲಿಸಿ ಮತ್ತೆ ಕಳುಹಿಸಬಹುದು.',
  'Tell us what you think': 'ನಿಮಗೆ ಹೇಗನಿಸಿತು ಎಂದು ತಿಳಿಸಿ',
  Published: 'ಪ್ರಕಟವಾಗಿದೆ',
  'Waiting for approval': 'ಅನುಮೋದನೆಗೆ ಕಾಯುತ್ತಿದೆ',
  'Not published': 'ಪ್ರಕಟವಾಗಿಲ್ಲ',
  'Reply from {brand}': '{brand} ಉತ್ತರ',
  'Edit review': 'ವಿಮರ್ಶೆ ಬದಲಿಸಿ',
  'Delete review': 'ವಿಮರ್ಶೆ ಅಳಿಸಿ',
  'Delete this review?': 'ಈ ವಿಮರ್ಶೆಯನ್ನು ಅಳಿಸಬೇಕೇ?',
  Cancel: 'ರದ್ದುಮಾಡಿ',
  Delete: 'ಅಳಿಸಿ',
  'It disappears from the product’s page. This can’t be undone.':
    'ಇದು ಉತ್ಪನ್ನದ ಪುಟದಿಂದ ಮಾಯವಾಗುತ್ತದೆ. ಇದನ್ನು ಹಿಂದಿರುಗಿಸಲು ಆಗುವುದಿಲ್ಲ.',
  'Please log in to write a review.': 'ವಿಮರ್ಶೆ ಬರೆಯಲು ದಯವಿಟ್ಟು ಲಾಗಿನ್ ಮಾಡಿ.',
  'Your reviews didn’t load.': 'ನಿಮ್ಮ ವಿಮರ್ಶೆಗಳು ಬರಲಿಲ್ಲ.',
  'Loading your reviews': 'ನಿಮ್ಮ ವಿಮರ್ಶೆಗಳು ಬರುತ್ತಿವೆ',
  'Review {product}': '{product} ವಿಮರ್ಶಿಸಿ',
  'NO MORE REVIEW EMAILS': 'ವಿಮರ್ಶೆಯ ಇಮೇಲ್‌ಗಳು ಬೇಡ',
  'Press the button, and we won’t ask you for reviews by email again.':
    'ಬಟನ್ ಒತ್ತಿ, ನಾವು ಇಮೇಲ್‌ನಲ್ಲಿ ಮತ್ತೆ ವಿಮರ್ಶೆ ಕೇಳುವುದಿಲ್ಲ.',
  'Don’t ask me again': 'ನನ್ನನ್ನು ಮತ್ತೆ ಕೇಳಬೇಡಿ',
  'We won’t ask you for reviews again.': 'ನಾವು ನಿಮ್ಮನ್ನು ಮತ್ತೆ ವಿಮರ್ಶೆ ಕೇಳುವುದಿಲ್ಲ.',
  'Write at most 2,000 characters.': 'ಹೆಚ್ಚೆಂದರೆ 2,000 ಅಕ್ಷರಗಳನ್ನು ಬರೆಯಿರಿ.',
  'Write at least 10 characters.': 'ಕನಿಷ್ಠ 10 ಅಕ್ಷರಗಳನ್ನು ಬರೆಯಿರಿ.',
  'Leave out email addresses. Everybody can read your review.':
    'ಇಮೇಲ್ ವಿಳಾಸಗಳನ್ನು ಬರೆಯಬೇಡಿ. ನಿಮ್ಮ ವಿಮರ್ಶೆಯನ್ನು ಎಲ್ಲರೂ ಓದಬಹುದು.',
  'Leave out links and web addresses.': 'ಲಿಂಕ್ ಮತ್ತು ವೆಬ್ ವಿಳಾಸಗಳನ್ನು ಬರೆಯಬೇಡಿ.',
  'Leave out phone numbers. Everybody can read your review.':
    'ಫೋನ್ ನಂಬರ್‌ಗಳನ್ನು ಬರೆಯಬೇಡಿ. ನಿಮ್ಮ ವಿಮರ್ಶೆಯನ್ನು ಎಲ್ಲರೂ ಓದಬಹುದು.',
  'Leave out repeated words and signs.': 'ಪುನರಾವರ್ತಿತ ಪದ ಮತ್ತು ಚಿಹ್ನೆಗಳನ್ನು ಬರೆಯಬೇಡಿ.',
  'Say it in words.': 'ಪದಗಳಲ್ಲಿ ಬರೆಯಿರಿ.',
  'A photo is no longer available. Please add it again.': 'ಒಂದು ಚಿತ್ರ ಈಗ ಇಲ್ಲ. ದಯವಿಟ್ಟು ಅದನ್ನು ಮತ್ತೆ ಸೇರಿಸಿ.',
  'You’ve added many photos. Send your review, or try again tomorrow.':
    'ನೀವು ಹಲವು ಚಿತ್ರಗಳನ್ನು ಸೇರಿಸಿದ್ದೀರಿ. ನಿಮ್ಮ ವಿಮರ್ಶೆ ಕಳುಹಿಸಿ, ಅಥವಾ ನಾಳೆ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'Choose a JPEG, PNG or WebP picture.': 'JPEG, PNG ಅಥವಾ WebP ಚಿತ್ರ ಆರಿಸಿ.',
  'Stop the emails that ask you for reviews.': 'ವಿಮರ್ಶೆ ಕೇಳುವ ಇಮೇಲ್‌ಗಳನ್ನು ನಿಲ್ಲಿಸಿ.',
  'Your reviews, and products that you can review.': 'ನಿಮ್ಮ ವಿಮರ್ಶೆಗಳು, ಮತ್ತು ನೀವು ವಿಮರ್ಶಿಸಬಹುದಾದ ಉತ್ಪನ್ನಗಳು.',
  'Say what you think of a product that you bought.': 'ನೀವು ಖರೀದಿಸಿದ ಉತ್ಪನ್ನದ ಬಗ್ಗೆ ನಿಮ್ಮ ಅಭಿಪ್ರಾಯ ತಿಳಿಸಿ.',
}
