import { followingRemotes } from './following-remotes'

const newRemote = { folder: 'mf-admin', isBuilt: false, isLive: false }
const cutShort = { folder: 'mf-account', isBuilt: true, isLive: false }
const live = { folder: 'mf-catalog', isBuilt: true, isLive: true }

test('a shop whose remotes were all built before opens with all of them', () => {
  expect(followingRemotes([cutShort, live], undefined)).toEqual([])
})

test('a remote built and not published by an interrupted start follows with those that were never built', () => {
  expect(followingRemotes([cutShort, newRemote], undefined)).toEqual(['mf-account', 'mf-admin'])
})

test('a live remote follows too, since its source may have changed', () => {
  expect(followingRemotes([live, newRemote], undefined)).toEqual(['mf-catalog', 'mf-admin'])
})

test('a live remote stays as it is with --keep-remotes', () => {
  expect(followingRemotes([live, newRemote], 'keep')).toEqual(['mf-admin'])
})
