import type { LoggedRequest } from '../../pages/visit/network-log'
import { fetchedAhead } from './fetched-ahead'

const request = (url: string, type = 'Script', mime = 'text/javascript'): LoggedRequest => ({
  url,
  type,
  mime,
  bytes: 9,
  hasFailed: false,
  redirects: 0,
})

test('what a shopper who saves data does without was fetched ahead', () => {
  const [own, other] = [request('/own.js'), request('/other.js')]
  expect(fetchedAhead([own, other], [own])).toEqual([other])
})

test('another size of a picture was not fetched ahead', () => {
  const needed = [request('/a-320.avif', 'Image', 'image/avif')]
  expect(fetchedAhead([request('/a-640.avif', 'Image', 'image/avif')], needed)).toEqual([])
})
