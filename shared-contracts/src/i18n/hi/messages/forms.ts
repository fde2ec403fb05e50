import type { Translations } from '../../translate'

export const forms: Translations = {
  'All fields are required.': 'सभी जानकारी भरना ज़रूरी है।',
  'Both fields are required.': 'दोनों जानकारी भरना ज़रूरी है।',
  'Email and Password are required.': 'ईमेल और पासवर्ड ज़रूरी हैं।',
  'Passwords do not match.': 'पासवर्ड मेल नहीं खाते।',
  'Please enter a valid email.': 'कृपया सही ईमेल पता लिखें।',
  'Please enter a valid email and your password.': 'कृपया सही ईमेल पता और अपना पासवर्ड लिखें।',
  'Please enter your password.': 'कृपया अपना पासवर्ड लिखें।',
  'Please enter a name of up to 60 characters.': 'कृपया 60 अक्षरों तक का नाम लिखें।',
  'Please check your inputs and try again.': 'कृपया अपनी जानकारी जाँचें और फिर कोशिश करें।',
  'Check these fields: {fields}.': 'कृपया अपनी जानकारी जाँचें: {fields}.',
  'Please write your name without web or email addresses.': 'कृपया अपना नाम बिना वेब या ईमेल पते के लिखें।',
  'Invalid email address.': 'ईमेल पता सही नहीं है।',
  'Phone number must be exactly 10 digits long.': 'फ़ोन नंबर ठीक 10 अंकों का होना चाहिए।',
  'Phone number must start with 6, 7, 8, or 9.': 'फ़ोन नंबर 6, 7, 8 या 9 से शुरू होना चाहिए।',
  'Invalid phone number: Phone number must be exactly 10 digits long.':
    'फ़ोन नंबर सही नहीं है: वह ठीक 10 अंकों का होना चाहिए।',
  'Invalid phone number: Phone number must start with 6, 7, 8, or 9.':
    'फ़ोन नंबर सही नहीं है: वह 6, 7, 8 या 9 से शुरू होना चाहिए।',
  'Enter a 6-digit pincode.': '6 अंकों का पिनकोड लिखें।',
  '{field} is required': '{field} भरना ज़रूरी है',
  'Filled in from the pincode: {places}.': 'पिनकोड से भरा गया: {places}।',
}
