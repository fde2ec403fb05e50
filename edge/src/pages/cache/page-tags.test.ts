import { ANYTHING } from 'shared-contracts/platform/content-tags'
import type { ContentVersion } from './content-stamp'
import { changedKeys, FRAME, type Shown, surrogateKeys, tagsOfPage, tagVersions } from './page-tags'

const published = (text: string) => ({ banners: {}, pages: { '/shipping': text } })

function shown(id: string, content: Partial<ContentVersion> = {}, frame = 'registry 2026'): Shown {
  return { frame, content: { id, tags: { 'product:cloves': '1' }, published: undefined, ...content } }
}

/** Returns the tags whose versions differ. */
function outdated(tags: readonly string[], before: Shown, after: Shown): string[] {
  const [old, now] = [tagVersions(before, false), tagVersions(after, false)]
  return tags.filter((tag) => old(tag) !== now(tag))
}

const cloves = tagsOfPage('/hi/all-products/cloves?q', ['/api/products/cloves', '/api/products/cloves/facts'])

test('a page has the tags of what its render read, of its texts and of the frame', () => {
  expect(cloves).toEqual([
    FRAME,
    'texts:/hi/all-products/cloves',
    'product:cloves',
    'reviews:cloves',
    'label',
  ])
  expect(surrogateKeys(cloves)).toEqual([FRAME, 'product:cloves', 'reviews:cloves', 'label'])
  expect(surrogateKeys(undefined)).toEqual([FRAME, ANYTHING])
})

test('a page is outdated by a change of what it shows, and by no other', () => {
  const before = shown('v1')
  expect(outdated(cloves, before, shown('v2'))).toEqual([])
  expect(outdated(cloves, before, shown('v2', { tags: { 'product:cloves': '2' } }))).toEqual([
    'product:cloves',
  ])
  expect(outdated(cloves, before, shown('v2', { tags: {} }))).toEqual(['product:cloves'])
  expect(outdated(cloves, before, shown('v1', {}, 'registry 2027'))).toEqual([FRAME])
  expect(outdated([ANYTHING], before, shown('v2'))).toEqual([ANYTHING])
  expect(outdated([ANYTHING], before, shown('v1', {}, 'registry 2027'))).toEqual([ANYTHING])
})

test('every change outdates a page while the api tells no versions of parts', () => {
  const untold = { tags: undefined }
  expect(outdated(cloves, shown('v1', untold), shown('v2', untold))).toEqual([
    'product:cloves',
    'reviews:cloves',
    'label',
  ])
})

test('a published text outdates only the documents that contain it', () => {
  const [before, after] = [
    shown('v1', { published: published('a') }),
    shown('v2', { published: published('b') }),
  ]
  expect(outdated(tagsOfPage('/shipping', []), before, after)).toEqual(['texts:/shipping'])
  expect(outdated(tagsOfPage('/terms', []), before, after)).toEqual([])
  const announced = shown('v2', { published: { ...published('a'), announcement: { text: 'Closed' } } })
  expect(outdated(tagsOfPage('/terms', []), before, announced)).toEqual(['texts:/terms'])
})

test('a shared cache is purged of what has changed, and of everything if that is unknown', () => {
  const before = shown('v1')
  expect(changedKeys(before, shown('v1'))).toEqual([])
  expect(changedKeys(before, shown('v2', { tags: { 'product:mace': '1' } }))).toEqual([
    ANYTHING,
    'product:cloves',
    'product:mace',
  ])
  expect(changedKeys(undefined, before)).toEqual([FRAME])
  expect(changedKeys(before, shown('v1', {}, 'registry 2027'))).toEqual([FRAME])
  expect(changedKeys(before, shown('v2', { published: published('a') }))).toEqual([FRAME])
  expect(changedKeys(before, shown('v2', { tags: undefined }))).toEqual([FRAME])
})
