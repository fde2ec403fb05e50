import { isPushService } from './push-services'

test.each([
  ['https://fcm.googleapis.com/fcm/send/1', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/1', true],
  ['https://web.push.apple.com/1', true],
  ['https://wns2-bn3p.notify.windows.com/w/?token=1', true],
  ['http://fcm.googleapis.com/1', false],
  ['https://fcm.googleapis.com:8443/1', false],
  ['https://a@fcm.googleapis.com/1', false],
  ['https://fcm.googleapis.com.evil.example/1', false],
  ['https://evilfcm.googleapis.com.example/1', false],
  ['https://notfcm-googleapis.com/1', false],
  ['https://127.0.0.1/1', false],
])('%s is a push service: %s', (endpoint, isOne) => {
  expect(isPushService(endpoint)).toBe(isOne)
})
