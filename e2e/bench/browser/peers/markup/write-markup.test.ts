import { JSDOM } from 'jsdom'
import { astro } from './astro'
import type { Component } from './dialect'
import { jsx } from './jsx'
import { writeMarkup } from './write-markup'

const html = `<label class="a" for="b" data-discover="true">Salt &amp; {pepper}<!-- --> "x"</label>`
const element = (text: string) => {
  const { body } = new JSDOM(`<body>${text}</body>`).window.document
  if (!body.firstElementChild) throw new Error('The example holds no element.')
  return body.firstElementChild
}

test('a React component has the same text and attributes as the page', () => {
  expect(writeMarkup(element(html), jsx, [])).toBe(
    `<label className={"a"} htmlFor={"b"}>{"Salt & {pepper}"}{" \\"x\\""}</label>`,
  )
})

test('an Astro component has the same text and attributes as the page', () => {
  expect(writeMarkup(element(html), astro, [])).toBe(
    `<label class="a" for="b">Salt &amp; &#123;pepper&#125; &quot;x&quot;</label>`,
  )
})

test('React gets the content of a field as its default value, which a shopper may change', () => {
  expect(writeMarkup(element('<input value="" hidden>'), jsx, [])).toBe('<input defaultValue={""} hidden />')
})

test('attributes that a component sets itself are left out', () => {
  const link: Component = {
    name: 'Link',
    fits: ({ localName }) => localName === 'a',
    rename: (name) => (name === 'href' ? 'to' : undefined),
  }
  expect(writeMarkup(element('<a href="/x" class="y">Z</a>'), jsx, [link])).toBe(
    '<Link to={"/x"}>{"Z"}</Link>',
  )
})

test('scripts of the page are left out', () => {
  expect(writeMarkup(element('<p>a<script>b</script><noscript>c</noscript></p>'), astro, [])).toBe('<p>a</p>')
})
