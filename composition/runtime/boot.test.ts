import { readBoot } from './boot'

test('a page knows the remotes in its list', () => {
  document.body.innerHTML =
    '<script type="application/json" id="boot">{"remotes":[{"name":"mf-\\u003c"}]}</script>'
  expect(readBoot()).toEqual({ remotes: [{ name: 'mf-<' }] })
})

test('a page without a list of remotes causes an error that says so', () => {
  document.body.innerHTML = ''
  expect(readBoot).toThrow('The page contains no list of remotes.')
})
