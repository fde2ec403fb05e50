import { buildPage } from '../testing/shop-on-device'
import { wholeSet } from './whole-set'

const builds = {
  '/shell/': ['shell.1.js', '7.js'],
  '/remotes/mf-content/1.0.0-rc.1/': ['entry.js', 'page.css'],
}

test('a page needs all files of the builds that it names, and no others', () => {
  const others = { ...builds, '/remotes/mf-cart-checkout/1/': ['entry.js'] }
  expect(wholeSet(buildPage('1.0.0-rc.1'), others)).toEqual([
    '/shell/shell.1.js',
    '/shell/7.js',
    '/remotes/mf-content/1.0.0-rc.1/entry.js',
    '/remotes/mf-content/1.0.0-rc.1/page.css',
  ])
})

test('the folders of other remotes, which a page lists for later, are not included', () => {
  const html = `${buildPage('1.0.0-rc.1')}<script>{"base":"/remotes/mf-account/2/","entry":"entry.js"}</script>`
  expect(wholeSet(html, builds)).toHaveLength(4)
})

test('a page of a version that the edge no longer knows has no complete set', () => {
  expect(wholeSet(buildPage('2.0.0'), builds)).toBeUndefined()
  expect(wholeSet(buildPage('1.0.0-rc.1').replace('shell.1.js', 'shell.2.js'), builds)).toBeUndefined()
})
