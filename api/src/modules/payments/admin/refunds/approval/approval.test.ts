import { paise } from 'shared-contracts/values/money'
import { decideApproval } from './approval'

const limits = { packerRefundLimit: paise(20_000), fourEyesLimit: paise(50_000) }
const refundBy = (role: string, amount: number, before = 0, hasSecond = true) => ({
  role,
  amount: paise(amount),
  before: paise(before),
  hasSecond,
})

test.each([
  ['an owner up to the limit', refundBy('owner', 50_000), 'none'],
  ['an owner above the limit', refundBy('owner', 50_001), 'second'],
  ['an owner above it in small amounts', refundBy('owner', 10_000, 40_001), 'second'],
  ['an owner who is alone', refundBy('owner', 50_001, 0, false), 'delay'],
  ['a packer up to their limit', refundBy('packer', 20_000), 'none'],
] as const)('a refund by %s needs the approval that the limits require', (_, input, approval) => {
  expect(decideApproval(input, limits)).toBe(approval)
})

test("a packer's refunds stay within the limit, however small each one is", () => {
  expect(() => decideApproval(refundBy('packer', 20_001), limits)).toThrow(
    'You can refund up to Rs 200 per order. Ask the owner.',
  )
  expect(() => decideApproval(refundBy('packer', 1, 20_000), limits)).toThrow('Ask the owner.')
  const none = { ...limits, packerRefundLimit: paise(0) }
  expect(() => decideApproval(refundBy('packer', 1), none)).toThrow('Only the owner can refund.')
})

test('without limits no second person is needed', () => {
  const open = { packerRefundLimit: null, fourEyesLimit: null }
  expect(decideApproval(refundBy('packer', 10_000_000), open)).toBe('none')
})
