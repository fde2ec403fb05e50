import { frameTranslations } from './frame-translations'
import { reloadTranslations } from './reload-translations'

let isLineBroken = true
jest.mock('./hi/index', () => {
  if (isLineBroken) throw new Error('Loading chunk 5 failed.')
  return jest.requireActual('./hi/index')
})

const settled = () => new Promise((resolve) => setTimeout(resolve))

async function reread(language: 'hi' | 'kn' | 'en') {
  const acts: unknown[] = []
  await reloadTranslations({
    language,
    words: await frameTranslations(language),
    showIn: (words) => acts.push(words['Open menu']),
    reload: () => acts.push('reload'),
  })
  return acts
}

test.each(['en', 'kn'] as const)(
  'a page in %s whose translations have loaded is left unchanged',
  async (language) => {
    expect(await reread(language)).toEqual([])
  },
)

test('frame and page are translated once the failed translations have loaded', async () => {
  const acts = reread('hi')
  await settled()
  isLineBroken = false
  window.dispatchEvent(new Event('online'))
  expect(await acts).toEqual(['मेनू खोलें', 'reload'])
})
