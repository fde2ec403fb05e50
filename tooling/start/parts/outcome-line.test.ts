import { outcomeLine } from './outcome-line'

test('the line of a broken remote has the location and the version that stays live', () => {
  const problem = 'could not be built (product-cards.tsx:28)'
  expect(outcomeLine({ name: 'mf-catalog', live: '1.0.1', problem })).toBe(
    'mf-catalog could not be built (product-cards.tsx:28); 1.0.1 stays live.',
  )
  expect(outcomeLine({ name: 'mf-catalog', live: undefined, problem })).toBe(
    'mf-catalog could not be built (product-cards.tsx:28); its pages return 503 until this is fixed.',
  )
})

test('the line of an unpublished remote has the reason', () => {
  const reason = 'It has no routes: add one.\nIt is too large: split it.'
  expect(outcomeLine({ name: 'mf-tea', live: '1', problem: 'could not be published', reason })).toBe(
    'mf-tea could not be published; 1 stays live. It has no routes: add one. It is too large: split it.',
  )
})

test('the line of a build that is not live has the command that makes it live', () => {
  const build = { name: 'mf-tea', version: '2', live: '1' }
  expect(outcomeLine({ ...build, because: 'decided by its team' })).toBe(
    'mf-tea: 1 stays live, as chosen by its team; the local build is 2. To make it live: npm run remotes -- promote mf-tea 2',
  )
  expect(outcomeLine({ ...build, because: 'rolled back' })).toMatch(
    /^mf-tea: 2 was rolled back; 1 stays live\./,
  )
})
