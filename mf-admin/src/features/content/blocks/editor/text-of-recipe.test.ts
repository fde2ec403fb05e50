import { textOfRecipe } from './text-of-recipe'

const recipe = {
  ...{ '@type': 'Recipe', name: 'Punjabi Chole', description: 'With chickpeas.' },
  recipeInstructions: [{ name: 'Soak', text: 'All night.' }, { text: 'Cook.' }],
}
const page = `<script type="application/ld+json">${JSON.stringify({ '@graph': [{}, recipe] })}</script>
  <main><section><p>Not this.</p></section>
  <section><h2>Tips</h2><ul><li>Rest it.</li><li>Eat it warm.</li></ul><p>Enjoy.</p>
  <p><strong>Suggestions:</strong> Serve with bhature.</p><p>Punjabi</p></section></main>`

test('the editor of a recipe starts with the page’s current text', () => {
  expect(textOfRecipe(page)).toEqual({
    title: 'Punjabi Chole',
    subtitle: 'With chickpeas.',
    instructions: 'Soak: All night.\nCook.',
    tips: 'Rest it.\nEat it warm.',
    closing: 'Enjoy.',
    suggestions: 'Serve with bhature.',
  })
})

test('a text that the page lacks stays empty, which keeps the shop’s text', () => {
  expect(Object.values(textOfRecipe('<main></main>')).join('')).toBe('')
})

/** HTML from a Trusted Types policy. Browsers that enforce Trusted Types parse nothing else. */
class Trusted {
  constructor(readonly html: string) {}
}

test('a browser that enforces Trusted Types reads the recipe too', async () => {
  const parse = DOMParser.prototype.parseFromString
  jest.spyOn(DOMParser.prototype, 'parseFromString').mockImplementation(function (
    this: DOMParser,
    markup,
    type,
  ) {
    const { html } = markup as unknown as Trusted
    if (html === undefined) throw new TypeError('This document requires TrustedHTML.')
    return parse.call(this, html, type)
  })
  const createPolicy = (_: string, { createHTML }: { createHTML: (html: string) => string }) => ({
    createHTML: (html: string) => new Trusted(createHTML(html)),
  })
  Object.assign(globalThis, { trustedTypes: { createPolicy } })
  await jest.isolateModulesAsync(async () => {
    const enforcing = await import('./text-of-recipe')
    expect(enforcing.textOfRecipe(page)).toMatchObject({ title: 'Punjabi Chole', closing: 'Enjoy.' })
  })
  Reflect.deleteProperty(globalThis, 'trustedTypes')
  jest.restoreAllMocks()
})
