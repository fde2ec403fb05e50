import type { Translations } from 'shared-contracts/i18n/translate'

const blogs: Translations = {
  Blogs: 'ಬ್ಲಾಗ್‌ಗಳು',
  BLOGS: 'ಬ್ಲಾಗ್‌ಗಳು',
  'Stories about spices: how they grow, how to keep them and how to cook with them.':
    'ಮಸಾಲೆಗಳ ಕಥೆಗಳು: ಅವು ಹೇಗೆ ಬೆಳೆಯುತ್ತವೆ, ಹೇಗೆ ಇಡಬೇಕು ಮತ್ತು ಹೇಗೆ ಅಡುಗೆಗೆ ಬಳಸಬೇಕು.',
  'Read More': 'ಇನ್ನಷ್ಟು ಓದಿ',
  'about {title}': '“{title}”',
  'The blogs didn’t load': 'ಬ್ಲಾಗ್‌ಗಳನ್ನು ಲೋಡ್ ಮಾಡಲು ಆಗಲಿಲ್ಲ',
  'No blogs yet': 'ಇನ್ನೂ ಯಾವ ಬ್ಲಾಗ್ ಇಲ್ಲ',
  'The first one is still on the stove.': 'ಮೊದಲನೆಯದು ಇನ್ನೂ ಒಲೆಯ ಮೇಲಿದೆ.',
  'SEE RECIPES': 'ಅಡುಗೆಗಳನ್ನು ನೋಡಿ',
  'Loading blogs...': 'ಬ್ಲಾಗ್‌ಗಳು ಲೋಡ್ ಆಗುತ್ತಿವೆ...',
  'Loading blog...': 'ಬ್ಲಾಗ್ ಲೋಡ್ ಆಗುತ್ತಿದೆ...',
  'Blog not found': 'ಬ್ಲಾಗ್ ಸಿಗಲಿಲ್ಲ',
  'We couldn’t find this blog.': 'ಈ ಬ್ಲಾಗ್ ಸಿಗಲಿಲ್ಲ.',
  'We couldn’t find this blog. It may have been renamed or removed.':
    'ಈ ಬ್ಲಾಗ್ ಸಿಗಲಿಲ್ಲ. ಇದರ ಹೆಸರು ಬದಲಾಗಿರಬಹುದು ಅಥವಾ ಇದನ್ನು ತೆಗೆದಿರಬಹುದು.',
  'We couldn’t load this blog right now.': 'ಈಗ ಈ ಬ್ಲಾಗ್ ಲೋಡ್ ಮಾಡಲು ಆಗಲಿಲ್ಲ.',
  'See all blogs': 'ಎಲ್ಲಾ ಬ್ಲಾಗ್‌ಗಳನ್ನು ನೋಡಿ',
}

const about: Translations = {
  'About us': 'ನಮ್ಮ ಬಗ್ಗೆ',
  'ABOUT US': 'ನಮ್ಮ ಬಗ್ಗೆ',
  'Meet the maker of these spices: a maker and exporter in Bangalore, established in 2016.':
    'ಈ ಮಸಾಲೆಗಳನ್ನು ಮಾಡುವವರು: 2016ರಲ್ಲಿ ಆರಂಭವಾದ ಬೆಂಗಳೂರಿನ ತಯಾರಕರು ಮತ್ತು ರಫ್ತುದಾರರು.',
  'Our vision': 'ನಮ್ಮ ಕನಸು',
  'Our commitment': 'ನಮ್ಮ ಬದ್ಧತೆ',
  'Who We Are': 'ನಾವು ಯಾರು',
  'What We Offer': 'ನಮ್ಮಲ್ಲಿ ಏನು ಸಿಗುತ್ತದೆ',
  'Why Choose Us': 'ನಮ್ಮನ್ನೇ ಏಕೆ ಆರಿಸಬೇಕು',
  'A bowl of biryani masala': 'ಬಿರಿಯಾನಿ ಮಸಾಲೆಯ ಬಟ್ಟಲು',
  'A DIY kit for butter paneer masala': 'ಬಟರ್ ಪನೀರ್ ಮಸಾಲೆಯ DIY ಕಿಟ್',
  "Let's connect": 'ಸಂಪರ್ಕದಲ್ಲಿರೋಣ',
  'Cooking for four or for four hundred, start with the shelf.':
    'ನಾಲ್ಕು ಜನರಿಗಾಗಲಿ ನಾನೂರು ಜನರಿಗಾಗಲಿ, ಮಸಾಲೆಗಳಿಂದಲೇ ಶುರು ಮಾಡಿ.',
}

const policies: Translations = {
  'Shipping policy': 'ಡೆಲಿವರಿ ನೀತಿ',
  'Shipping Policy': 'ಡೆಲಿವರಿ ನೀತಿ',
  'Processing and delivery times, shipping charges, customs and tracking.':
    'ಸಿದ್ಧತೆ ಮತ್ತು ಡೆಲಿವರಿ ಸಮಯ, ಡೆಲಿವರಿ ಶುಲ್ಕ, ಸುಂಕ ಮತ್ತು ಟ್ರ್ಯಾಕಿಂಗ್.',
  'How an order travels from our shelf to your kitchen.': 'ಆರ್ಡರ್ ನಮ್ಮ ಅಂಗಡಿಯಿಂದ ನಿಮ್ಮ ಅಡುಗೆಮನೆಗೆ ಹೇಗೆ ಬರುತ್ತದೆ.',
  'Terms and conditions': 'ನಿಯಮಗಳು ಮತ್ತು ಷರತ್ತುಗಳು',
  'Terms and Conditions': 'ನಿಯಮಗಳು ಮತ್ತು ಷರತ್ತುಗಳು',
  'Prices, payment, cancellation, delivery, returns and the law that applies to an order.':
    'ಬೆಲೆ, ಪಾವತಿ, ರದ್ದತಿ, ಡೆಲಿವರಿ, ಹಿಂತಿರುಗಿಸುವಿಕೆ ಮತ್ತು ಆರ್ಡರ್‌ಗೆ ಅನ್ವಯಿಸುವ ಕಾನೂನು.',
  'What you and {brand} agree on when you order.': 'ಆರ್ಡರ್ ಮಾಡುವಾಗ ನೀವು ಮತ್ತು {brand} ಒಪ್ಪುವ ವಿಷಯಗಳು.',
  'Privacy policy': 'ಗೌಪ್ಯತಾ ನೀತಿ',
  'Privacy Policy': 'ಗೌಪ್ಯತಾ ನೀತಿ',
  'What data the shop collects, how it is used, and your rights.':
    'ಅಂಗಡಿ ಯಾವ ಮಾಹಿತಿ ಪಡೆಯುತ್ತದೆ, ಅದನ್ನು ಹೇಗೆ ಬಳಸುತ್ತದೆ, ಮತ್ತು ನಿಮ್ಮ ಹಕ್ಕುಗಳು.',
  'Effective date: 10-12-2024': 'ಜಾರಿಗೆ ಬಂದ ದಿನಾಂಕ: 10-12-2024',
  'Refund policy': 'ಮರುಪಾವತಿ ನೀತಿ',
  'Refund Policy': 'ಮರುಪಾವತಿ ನೀತಿ',
  'How to report a damaged or wrong item, cancel an order and get a refund.':
    'ಹಾಳಾದ ಅಥವಾ ತಪ್ಪು ವಸ್ತುವಿನ ಬಗ್ಗೆ ತಿಳಿಸುವುದು, ಆರ್ಡರ್ ರದ್ದು ಮಾಡುವುದು ಮತ್ತು ಹಣ ಮರಳಿ ಪಡೆಯುವುದು ಹೇಗೆ.',
  'When something isn’t right.': 'ಏನಾದರೂ ಇರಬೇಕಾದಂತೆ ಇಲ್ಲದಿದ್ದಾಗ.',
}

const trade: Translations = {
  Wholesale: 'ಸಗಟು',
  'Spices for shops and kitchens: range, pack sizes, minimum order and logistics.':
    'ಅಂಗಡಿಗಳಿಗೆ ಮತ್ತು ಅಡುಗೆಮನೆಗಳಿಗೆ ಮಸಾಲೆಗಳು: ಶ್ರೇಣಿ, ಪ್ಯಾಕ್ ಗಾತ್ರ, ಕನಿಷ್ಠ ಆರ್ಡರ್ ಮತ್ತು ಸಾಗಣೆ.',
  'For shops, restaurants, caterers and food makers.': 'ಅಂಗಡಿ, ಹೋಟೆಲ್, ಕೇಟರಿಂಗ್ ಮತ್ತು ಆಹಾರ ತಯಾರಕರಿಗಾಗಿ.',
  Export: 'ರಫ್ತು',
  'Indian spices for importers: products, DIY kits, facility and shipping terms.':
    'ಆಮದುದಾರರಿಗೆ ಭಾರತೀಯ ಮಸಾಲೆಗಳು: ಉತ್ಪನ್ನಗಳು, DIY ಕಿಟ್‌ಗಳು, ಕಾರ್ಖಾನೆ ಮತ್ತು ಸಾಗಣೆ ನಿಯಮಗಳು.',
  'Indian spices from Bangalore, packed for the journey.': 'ಬೆಂಗಳೂರಿನ ಭಾರತೀಯ ಮಸಾಲೆಗಳು, ಪ್ರಯಾಣಕ್ಕೆ ತಕ್ಕಂತೆ ಪ್ಯಾಕ್ ಮಾಡಿದವು.',
}

/** The texts around articles and policies, which stay English. */
export const reading: Translations = { ...blogs, ...about, ...policies, ...trade }
