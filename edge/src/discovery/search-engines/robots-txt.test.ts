import robotsParser from 'robots-parser'
import { robotsTxt } from './robots-txt'

const origin = 'https://shop.example'
const privatePaths = ['/payment/status/:id', '/account', '/payment', '/reset-password/:token', '/cart/:lines']
const parseRobots = (isTrainingAllowed: boolean) =>
  robotsParser(`${origin}/robots.txt`, robotsTxt({ privatePaths, isTrainingAllowed, origin }))

const searching = ['Googlebot', 'Bingbot', 'OAI-SearchBot', 'PerplexityBot', 'Applebot']
const asking = ['ChatGPT-User', 'Perplexity-User', 'Google-Agent']
const training = ['GPTBot', 'ClaudeBot', 'Google-Extended', 'Applebot-Extended', 'CCBot', 'Bytespider']
const open = [
  '/',
  '/ground-spices/turmeric-powder',
  '/ground-spices/turmeric-powder.md',
  '/agents.md',
  '/recipes',
  '/hi',
  '/kn/recipes',
  // Robots can obey `noindex` only if they may read the page.
  '/account',
  '/hi/account',
  '/payment',
  '/thank-you',
  '/cart/turmeric-powder.250g:2',
]
const closed = ['/payment/status/1', '/reset-password/x', '/thank-you?order_id=1&token=x'].flatMap((path) => [
  path,
  `/hi${path}`,
  `/kn${path}`,
])

test.each([...searching, ...asking])('%s may read every address without a secret', (bot) => {
  for (const isTrainingAllowed of [true, false]) {
    const robots = parseRobots(isTrainingAllowed)
    for (const path of open) expect([path, robots.isAllowed(origin + path, bot)]).toEqual([path, true])
    for (const path of closed) expect([path, robots.isAllowed(origin + path, bot)]).toEqual([path, false])
  }
})

test.each(training)('%s may train models on the pages only if the owner allows it', (bot) => {
  for (const path of open) {
    expect(parseRobots(false).isAllowed(origin + path, bot)).toBe(false)
    expect(parseRobots(true).isAllowed(origin + path, bot)).toBe(true)
  }
  for (const path of closed) expect(parseRobots(true).isAllowed(origin + path, bot)).toBe(false)
})

test('the content signals match the rules', () => {
  const signalOf = (isTrainingAllowed: boolean) =>
    /^Content-Signal: (.*)$/m.exec(robotsTxt({ privatePaths, isTrainingAllowed, origin }))?.[1]
  expect(signalOf(false)).toBe('search=yes, ai-input=yes, ai-train=no')
  expect(signalOf(true)).toBe('search=yes, ai-input=yes, ai-train=yes')
})
