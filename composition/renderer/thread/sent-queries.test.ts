import { sentQueries } from './sent-queries'

test('a page sends its data reduced to what its first render needs, without traces of the request', () => {
  const queries = {
    'list(1)': {
      status: 'fulfilled',
      endpointName: 'list',
      originalArgs: 1,
      requestId: 'r1',
      startedTimeStamp: 5,
      fulfilledTimeStamp: 7,
      data: [{ name: 'Cloves', text: 'Long' }],
    },
    'failed(2)': { status: 'rejected', endpointName: 'list', requestId: 'r2' },
    published: { data: { banners: {} } },
  }
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name)
  expect(sentQueries(queries, { list: names })).toEqual({
    'list(1)': {
      status: 'fulfilled',
      endpointName: 'list',
      originalArgs: 1,
      fulfilledTimeStamp: 7,
      data: ['Cloves'],
    },
    'failed(2)': { status: 'rejected', endpointName: 'list' },
    published: { data: { banners: {} } },
  })
})
