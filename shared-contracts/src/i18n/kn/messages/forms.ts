import type { Translations } from '../../translate'

export const forms: Translations = {
  'All fields are required.': 'ಎಲ್ಲಾ ಮಾಹಿತಿಯನ್ನು ತುಂಬುವುದು ಅಗತ್ಯ.',
  'Both fields are required.': 'ಎರಡೂ ಮಾಹಿತಿಯನ್ನು ತುಂಬುವುದು ಅಗತ್ಯ.',
  'Email and Password are required.': 'ಇಮೇಲ್ ಮತ್ತು ಪಾಸ್‌ವರ್ಡ್ ಅಗತ್ಯ.',
  'Passwords do not match.': 'ಪಾಸ್‌ವರ್ಡ್‌ಗಳು ಹೊಂದಿಕೆಯಾಗುತ್ತಿಲ್ಲ.',
  'Please enter a valid email.': 'ದಯವಿಟ್ಟು ಸರಿಯಾದ ಇಮೇಲ್ ನಮೂದಿಸಿ.',
  'Please enter a valid email and your password.': 'ದಯವಿಟ್ಟು ಸರಿಯಾದ ಇಮೇಲ್ ಮತ್ತು ನಿಮ್ಮ ಪಾಸ್‌ವರ್ಡ್ ನಮೂದಿಸಿ.',
  'Please enter your password.': 'ದಯವಿಟ್ಟು ನಿಮ್ಮ ಪಾಸ್‌ವರ್ಡ್ ನಮೂದಿಸಿ.',
  'Please enter a name of up to 60 characters.': 'ದಯವಿಟ್ಟು 60 ಅಕ್ಷರಗಳವರೆಗಿನ ಹೆಸರನ್ನು ನಮೂದಿಸಿ.',
  'Please check your inputs and try again.': 'ದಯವಿಟ್ಟು ನಿಮ್ಮ ಮಾಹಿತಿಯನ್ನು ಪರಿಶೀಲಿಸಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'Check these fields: {fields}.': 'ದಯವಿಟ್ಟು ನಿಮ್ಮ ಮಾಹಿತಿಯನ್ನು ಪರಿಶೀಲಿಸಿ: {fields}.',
  'Please write your name without web or email addresses.': 'ದಯವಿಟ್ಟು ನಿಮ್ಮ ಹೆಸರನ್ನು ವೆಬ್ ಅಥವಾ ಇಮೇಲ್ ವಿಳಾಸವಿಲ್ಲದೆ ಬರೆಯಿರಿ.',
  'Invalid email address.': 'ಇಮೇಲ್ ವಿಳಾಸ ಸರಿಯಾಗಿಲ್ಲ.',
  'Phone number must be exactly 10 digits long.': 'ಫೋನ್ ಸಂಖ್ಯೆ ಸರಿಯಾಗಿ 10 ಅಂಕಿಗಳದ್ದಾಗಿರಬೇಕು.',
  'Phone number must start with 6, 7, 8, or 9.': 'ಫೋನ್ ಸಂಖ್ಯೆ 6, 7, 8 ಅಥವಾ 9 ರಿಂದ ಪ್ರಾರಂಭವಾಗಬೇಕು.',
  'Invalid phone number: Phone number must be exactly 10 digits long.':
    'ಫೋನ್ ಸಂಖ್ಯೆ ಸರಿಯಾಗಿಲ್ಲ: ಅದು ಸರಿಯಾಗಿ 10 ಅಂಕಿಗಳದ್ದಾಗಿರಬೇಕು.',
  'Invalid phone number: Phone number must start with 6, 7, 8, or 9.':
    'ಫೋನ್ ಸಂಖ್ಯೆ ಸರಿಯಾಗಿಲ್ಲ: ಅದು 6, 7, 8 ಅಥವಾ 9 ರಿಂದ ಪ್ರಾರಂಭವಾಗಬೇಕು.',
  'Enter a 6-digit pincode.': '6 ಅಂಕಿಗಳ ಪಿನ್‌ಕೋಡ್ ಬರೆಯಿರಿ.',
  '{field} is required': '{field} ತುಂಬುವುದು ಅಗತ್ಯ',
  'Filled in from the pincode: {places}.': 'ಪಿನ್‌ಕೋಡ್‌ನಿಂದ ತುಂಬಲಾಗಿದೆ: {places}.',
}
