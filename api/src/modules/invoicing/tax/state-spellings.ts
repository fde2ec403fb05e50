import type { StateCode } from 'shared-contracts/invoicing/states'

/**
 * Other spellings of a State: in Hindi, in Kannada, by a former name, or by an unambiguous short form. Cities are
 * left out: "Bangalore" in the State field is a question for the owner.
 */
export const stateSpellings: Readonly<Partial<Record<StateCode, string>>> = {
  '01': 'jammu kashmir, j and k, jk, जम्मू और कश्मीर, ಜಮ್ಮು ಮತ್ತು ಕಾಶ್ಮೀರ',
  '02': 'hp, himachal, हिमाचल प्रदेश, ಹಿಮಾಚಲ ಪ್ರದೇಶ',
  '03': 'pb, पंजाब, ಪಂಜಾಬ್',
  '04': 'चंडीगढ़, ಚಂಡೀಗಢ',
  '05': 'uttaranchal, uttrakhand, उत्तराखंड, उत्तराखण्ड, ಉತ್ತರಾಖಂಡ',
  '06': 'hr, हरियाणा, ಹರಿಯಾಣ',
  '07': 'new delhi, nct of delhi, delhi nct, nct delhi, दिल्ली, नई दिल्ली, ದೆಹಲಿ, ದಿಲ್ಲಿ, ನವದೆಹಲಿ',
  '08': 'rj, राजस्थान, ರಾಜಸ್ಥಾನ',
  '09': 'up, uttarpradesh, उत्तर प्रदेश, ಉತ್ತರ ಪ್ರದೇಶ',
  '10': 'बिहार, ಬಿಹಾರ',
  '11': 'सिक्किम, ಸಿಕ್ಕಿಂ',
  '12': 'arunachal, अरुणाचल प्रदेश, ಅರುಣಾಚಲ ಪ್ರದೇಶ',
  '13': 'नागालैंड, ನಾಗಾಲ್ಯಾಂಡ್',
  '14': 'मणिपुर, ಮಣಿಪುರ',
  '15': 'मिज़ोरम, मिजोरम, ಮಿಜೋರಾಂ',
  '16': 'त्रिपुरा, ತ್ರಿಪುರ, ತ್ರಿಪುರಾ',
  '17': 'मेघालय, ಮೇಘಾಲಯ',
  '18': 'असम, ಅಸ್ಸಾಂ',
  '19': 'wb, westbengal, bengal, पश्चिम बंगाल, ಪಶ್ಚಿಮ ಬಂಗಾಳ',
  '20': 'jh, झारखंड, झारखण्ड, ಜಾರ್ಖಂಡ್',
  '21': 'orissa, od, ओडिशा, उड़ीसा, ಒಡಿಶಾ, ಒರಿಸ್ಸಾ',
  '22': 'chattisgarh, chhatisgarh, cg, छत्तीसगढ़, ಛತ್ತೀಸ್‌ಗಢ, ಛತ್ತೀಸಗಢ',
  '23': 'mp, madhyapradesh, मध्य प्रदेश, ಮಧ್ಯ ಪ್ರದೇಶ',
  '24': 'gj, गुजरात, ಗುಜರಾತ್',
  '26': 'dadra and nagar haveli, daman and diu, दादरा और नगर हवेली और दमन और दीव',
  '27': 'mh, maharastra, महाराष्ट्र, ಮಹಾರಾಷ್ಟ್ರ',
  '29': 'ka, karnatak, कर्नाटक, ಕರ್ನಾಟಕ',
  '30': 'गोवा, ಗೋವಾ',
  '31': 'लक्षद्वीप, ಲಕ್ಷದ್ವೀಪ',
  '32': 'kl, केरल, ಕೇರಳ',
  '33': 'tn, tamilnadu, तमिलनाडु, तमिल नाडु, ತಮಿಳುನಾಡು, ತಮಿಳು ನಾಡು',
  '34': 'pondicherry, पुदुचेरी, पुडुचेरी, ಪುದುಚೇರಿ, ಪಾಂಡಿಚೇರಿ',
  '35': 'andaman and nicobar, andaman nicobar, अंडमान और निकोबार द्वीप समूह, ಅಂಡಮಾನ್ ಮತ್ತು ನಿಕೋಬಾರ್ ದ್ವೀಪಗಳು',
  '36': 'ts, telengana, तेलंगाना, ತೆಲಂಗಾಣ',
  '37': 'ap, andhra, andhrapradesh, आंध्र प्रदेश, आन्ध्र प्रदेश, ಆಂಧ್ರ ಪ್ರದೇಶ',
  '38': 'लद्दाख, ಲಡಾಖ್',
}
