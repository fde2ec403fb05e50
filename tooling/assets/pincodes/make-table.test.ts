import { makeTable } from './make-table'

const office = (pincode: number, districtName: string, stateName: string) => ({
  pincode,
  districtName,
  stateName,
})

test('a district has one line, with a span for each run of pincodes', () => {
  const table = makeTable([
    office(570001, 'Mysore', 'KARNATAKA'),
    office(570004, 'Mysore', 'KARNATAKA'),
    office(570002, 'Mandya', 'KARNATAKA'),
    office(570008, 'Mysore', 'KARNATAKA'),
    office(571101, 'Mysore', 'KARNATAKA'),
  ])
  expect(table).toBe(['Karnataka|Mandya|570002', 'Karnataka|Mysuru|570001 570004-570008 571101'].join('\n'))
})

test('a pincode belongs to the district of most of its post offices', () => {
  const table = makeTable([
    office(400001, 'Raigarh(MH)', 'MAHARASHTRA'),
    office(400001, 'Mumbai', 'MAHARASHTRA'),
    office(400001, 'Mumbai', 'MAHARASHTRA'),
  ])
  expect(table).toBe('Maharashtra|Mumbai|400001')
})

test.each([
  ['Khammam', 'ANDHRA PRADESH', 'Telangana|Khammam'],
  ['Guntur', 'ANDHRA PRADESH', 'Andhra Pradesh|Guntur'],
  ['Leh', 'JAMMU & KASHMIR', 'Ladakh|Leh'],
  ['Daman', 'DAMAN & DIU', 'Dadra and Nagar Haveli and Daman and Diu|Daman'],
  ['Aurangabad', 'MAHARASHTRA', 'Maharashtra|Chhatrapati Sambhajinagar'],
  ['Aurangabad(BH)', 'BIHAR', 'Bihar|Aurangabad'],
])('%s of %s has its present name: %s', (district, state, today) => {
  expect(makeTable([office(500000, district, state)])).toBe(`${today}|500000`)
})
