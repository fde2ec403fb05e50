import { paise } from 'shared-contracts/values/money'
import { decideApproval } from './approval'

const limits = { packerRefundLimit: paise(20_000), fourEyesLimit: paise(50_000) }
const asked = (role: string, amount: number, before = 0, hasSecond = true) => ({
  role,
  amount: paise(amount),
  before: paise(before),
  hasSecond,
})

test.each([
  ['an owner up to the limit', asked('owner', 50_000), 'none'],
  ['an owner above the limit', asked('owner', 50_001), 'second'],
  ['an owner above it in small amounts', asked('owner', 10_000, 40_001), 'second'],
  ['an owner who is alone', asked('owner', 50_001, 0, false), 'delay'],
  ['a packer up to their limit', asked('packer', 20_000), 'none'],
] as const)('%s needs the right approval', (_, input, approval) => {
  expect(decideApproval(input, limits)).toBe(approval)
})

test("a packer's refunds stay within the limit, however small each one is", () => {
  expect(() => decideApproval(asked('packer', 20_001), limits)).toThrow(
    'You may refund Rs 200 of one order. Please ask the owner.',
  )
  expect(() => decideApproval(asked('packer', 1, 20_000), limits)).toThrow('Please ask the owner.')
  const none = { ...limits, packerRefundLimit: paise(0) }
  expect(() => decideApproval(asked('packer', 1), none)).toThrow('Only the owner refunds.')
})

test('without limits no second person is needed', () => {
  const open = { packerRefundLimit: null, fourEyesLimit: null }
  expect(decideApproval(asked('packer', 10_000_000), open)).toBe('none')
})
