/* Changes since the directory of 2015: new States, and districts' present names. */

/** The ten districts that became Telangana (Andhra Pradesh Reorganisation Act, 2014). */
const telangana = new Set([
  'Adilabad',
  'Hyderabad',
  'K.V.Rangareddy',
  'Karim Nagar',
  'Khammam',
  'Mahabub Nagar',
  'Medak',
  'Nalgonda',
  'Nizamabad',
  'Warangal',
])

/** The districts that became Ladakh (Jammu and Kashmir Reorganisation Act, 2019). */
const ladakh = new Set(['Leh', 'Kargil'])

const states: Record<string, string> = {
  'ANDAMAN & NICOBAR ISLANDS': 'Andaman and Nicobar Islands',
  CHATTISGARH: 'Chhattisgarh',
  // These two became one territory in 2020.
  'DADRA & NAGAR HAVELI': 'Dadra and Nagar Haveli and Daman and Diu',
  'DAMAN & DIU': 'Dadra and Nagar Haveli and Daman and Diu',
  'JAMMU & KASHMIR': 'Jammu and Kashmir',
  PONDICHERRY: 'Puducherry',
}

/** Present names, keyed by the directory's name, plus the State if two States have a district of that name. */
const districts: Record<string, string> = {
  'Ahmed Nagar': 'Ahilyanagar',
  Allahabad: 'Prayagraj',
  Ananthapur: 'Anantapur',
  'Ashok Nagar': 'Ashoknagar',
  'Aurangabad, Maharashtra': 'Chhatrapati Sambhajinagar',
  Bangalore: 'Bengaluru',
  'Bangalore Rural': 'Bengaluru Rural',
  Belgaum: 'Belagavi',
  Bellary: 'Ballari',
  'Bijapur, Karnataka': 'Vijayapura',
  Chamrajnagar: 'Chamarajanagar',
  Chickmagalur: 'Chikkamagaluru',
  Cuddapah: 'Kadapa',
  Darjiling: 'Darjeeling',
  Davangere: 'Davanagere',
  'East Nimar': 'Khandwa',
  Faizabad: 'Ayodhya',
  'Gandhi Nagar': 'Gandhinagar',
  Giridh: 'Giridih',
  Gulbarga: 'Kalaburagi',
  Gurgaon: 'Gurugram',
  Hoshangabad: 'Narmadapuram',
  'Janjgir-champa': 'Janjgir-Champa',
  Jhujhunu: 'Jhunjhunu',
  'Jyotiba Phule Nagar': 'Amroha',
  'K.V.Rangareddy': 'Ranga Reddy',
  'Karim Nagar': 'Karimnagar',
  Kawardha: 'Kabirdham',
  'Lahul & Spiti': 'Lahaul and Spiti',
  'Mahabub Nagar': 'Mahabubnagar',
  Mammit: 'Mamit',
  Mysore: 'Mysuru',
  'North And Middle Andaman': 'North and Middle Andaman',
  'North Cachar Hills': 'Dima Hasao',
  Osmanabad: 'Dharashiv',
  Pondicherry: 'Puducherry',
  Ropar: 'Rupnagar',
  'Sant Ravidas Nagar': 'Bhadohi',
  'Seraikela-kharsawan': 'Seraikela-Kharsawan',
  Shimoga: 'Shivamogga',
  Sibsagar: 'Sivasagar',
  'Surendra Nagar': 'Surendranagar',
  'The Dangs': 'Dang',
  Tumkur: 'Tumakuru',
  Tuticorin: 'Thoothukudi',
  'West Nimar': 'Khargone',
  'Yamuna Nagar': 'Yamunanagar',
}

const inTitleCase = (name: string) => name.toLowerCase().replace(/\b[a-z]/g, (first) => first.toUpperCase())

/** Returns the present State or territory of a district. Both names are as in the directory. */
export function stateNow(districtName: string, stateName: string): string {
  if (stateName === 'ANDHRA PRADESH' && telangana.has(districtName)) return 'Telangana'
  if (stateName === 'JAMMU & KASHMIR' && ladakh.has(districtName)) return 'Ladakh'
  return states[stateName] ?? inTitleCase(stateName)
}

/** Returns the present name of a district. @param state its present State */
export function districtNow(districtName: string, state: string): string {
  // The directory distinguishes districts of one name: 'Bijapur(KAR)'.
  const name = districtName.replace(/\s*\(.*\)$/, '')
  return districts[`${name}, ${state}`] ?? districts[name] ?? name
}
