import { leaveForGateway } from './leave-for-gateway'

test('an api response cannot make the browser run a script [11.27]', () => {
  expect(() => leaveForGateway('javascript:alert(1)')).toThrow('The payment page has no web address.')
})
