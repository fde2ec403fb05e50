import { readAmount, StandAloneRequest } from './stand-alone.schema'

const form = { userId: 'MUID123', phone: '9876543210', name: 'Asha Rao' }

test.each([1250, '1250', '1,250', '१२५०', 'Rs 1,250', '₹1250/-', '\u202a1\u00a0250\u202c'])(
  'the amount %j is Rs 1250 [13.3]',
  (amount) => expect(readAmount(StandAloneRequest.parse({ ...form, amount }))).toBe(1250_00),
)

test.each([0.99, '0.99', '-5', '12,50', '1.255', '10,00,001', '', 'abc', 1e21])(
  'the amount %j is refused [13.3]',
  (amount) => expect(StandAloneRequest.safeParse({ ...form, amount }).success).toBe(false),
)
