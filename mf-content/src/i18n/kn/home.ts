import type { Translations } from 'shared-contracts/i18n/translate'

export const home: Translations = {
  'Whole spices, ground spices, blends and DIY kits': 'ಇಡೀ ಮಸಾಲೆಗಳು, ಮಸಾಲೆ ಪುಡಿಗಳು, ಮಿಶ್ರಣಗಳು ಮತ್ತು DIY ಕಿಟ್‌ಗಳು',
  'Spices from Bangalore without additives or preservatives: whole, ground, blended, and as DIY kits.':
    'ಕಲಬೆರಕೆ ಮತ್ತು ಸಂರಕ್ಷಕಗಳಿಲ್ಲದ ಬೆಂಗಳೂರಿನ ಮಸಾಲೆಗಳು: ಇಡಿಯಾಗಿ, ಪುಡಿಯಾಗಿ, ಮಿಶ್ರಣವಾಗಿ ಮತ್ತು DIY ಕಿಟ್‌ಗಳಾಗಿ.',
  'BRINGING THE FLAVOURS TO YOU!': 'ರುಚಿ ನಿಮ್ಮ ಮನೆ ಬಾಗಿಲಿಗೆ!',
  'Whole and ground spices, blends and DIY kits, cleaned and packed in Bangalore.':
    'ಇಡೀ ಮಸಾಲೆ, ಪುಡಿ, ಮಿಶ್ರಣ ಮತ್ತು DIY ಕಿಟ್‌ಗಳು, ಬೆಂಗಳೂರಿನಲ್ಲಿ ಸ್ವಚ್ಛಗೊಳಿಸಿ ಪ್ಯಾಕ್ ಮಾಡಿದವು.',
  'Bowls of turmeric, chilli, pepper, cardamom and coriander':
    'ಅರಿಶಿನ, ಮೆಣಸಿನಕಾಯಿ, ಕರಿಮೆಣಸು, ಏಲಕ್ಕಿ ಮತ್ತು ಕೊತ್ತಂಬರಿಯ ಬಟ್ಟಲುಗಳು',
  'SHOP NOW': 'ಈಗಲೇ ಕೊಳ್ಳಿ',

  'Our promises': 'ನಮ್ಮ ಭರವಸೆಗಳು',
  'No Additives, No Preservatives': 'ಕಲಬೆರಕೆ ಇಲ್ಲ, ಸಂರಕ್ಷಕಗಳಿಲ್ಲ',

  'DIY spice kits': 'DIY ಮಸಾಲೆ ಕಿಟ್‌ಗಳು',
  'DIY SPICE KITS RANGE': 'DIY ಮಸಾಲೆ ಕಿಟ್‌ಗಳ ಶ್ರೇಣಿ',
  'FIND MORE LIKE THIS': 'ಇಂಥವು ಇನ್ನಷ್ಟು ನೋಡಿ',
  'browse our latest products': 'ನಮ್ಮ ಹೊಸ ಉತ್ಪನ್ನಗಳನ್ನು ನೋಡಿ',
  'Fresh batches of whole and ground spices, straight from the mill.':
    'ಗಿರಣಿಯಿಂದ ನೇರವಾಗಿ, ಇಡೀ ಮಸಾಲೆ ಮತ್ತು ಪುಡಿಗಳ ತಾಜಾ ಸರಕು.',
  'OUR PRODUCTS': 'ನಮ್ಮ ಉತ್ಪನ್ನಗಳು',
  'A symphony of taste: bowls of spice blends': 'ರುಚಿಗಳ ಸಂಗಮ: ಮಿಶ್ರ ಮಸಾಲೆಗಳ ಬಟ್ಟಲುಗಳು',
  'A symphony of taste': 'ರುಚಿಗಳ ಸಂಗಮ',
  'Seven bowls, one lid, and every dish you grew up with.':
    'ಏಳು ಬಟ್ಟಲು, ಒಂದು ಮುಚ್ಚಳ, ಮತ್ತು ನೀವು ತಿಂದು ಬೆಳೆದ ಪ್ರತಿ ಅಡುಗೆ.',
  'Recipe inspiration': 'ಏನು ಅಡುಗೆ ಮಾಡಲಿ?',
  'What to cook with the spices in your tin.': 'ನಿಮ್ಮ ಡಬ್ಬಿಯಲ್ಲಿರುವುದರಿಂದ ಮಾಡಬಹುದಾದ ಅಡುಗೆಗಳು.',
  'Pav Bhaji': 'ಪಾವ್ ಭಾಜಿ',
  'Chinese Five Spices': 'ಚೈನೀಸ್ ಫೈವ್ ಸ್ಪೈಸ್',
  'From their kitchens': 'ಅವರ ಅಡುಗೆಮನೆಯಿಂದ',
  'WHY CHOOSE US?': 'ನಮ್ಮನ್ನೇ ಏಕೆ ಆರಿಸಬೇಕು?',
  'Highly tasty and nutritious': 'ತುಂಬಾ ರುಚಿಕರ ಮತ್ತು ಪೌಷ್ಟಿಕ',
  'Adulterant free Spices': 'ಕಲಬೆರಕೆ ಇಲ್ಲದ ಮಸಾಲೆಗಳು',
  'Quick delivery to your doorsteps': 'ನಿಮ್ಮ ಮನೆ ಬಾಗಿಲಿಗೆ ಬೇಗ ಡೆಲಿವರಿ',
  'OUR COLLECTIONS': 'ನಮ್ಮ ಸಂಗ್ರಹಗಳು',
  'Our collections': 'ನಮ್ಮ ಸಂಗ್ರಹಗಳು',
}
