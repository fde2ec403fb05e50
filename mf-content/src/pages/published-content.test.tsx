import { screen } from '@testing-library/react'
import type { PublishedContent } from 'shared-contracts/content/published-content'
import type { RootState } from 'shared-contracts/store'
import { renderRemote } from 'shared-contracts/testing'
import { findRecipe } from '../data/recipes/find-recipe'
import { heads } from '../heads'
import { words } from '../i18n/hi/index'
import { recipeMetadata, recipesMetadata } from '../metadata/recipe-metadata'
import { contentSearchEntries } from '../metadata/search-entries'
import module from '../module'

/** Opens a page whose document contains texts written by staff. */
function open(path: string, data: PublishedContent, reads?: Parameters<typeof renderRemote>[2]) {
  const preloadedState = { api: { queries: { own: { data } } } } as unknown as Partial<RootState>
  return renderRemote(module, path, { ...reads, preloadedState })
}

test('a banner edited by staff replaces the built-in one, and texts that they left blank stay', async () => {
  open('/', { home: { title: 'Diwali', picture: '/uploads/banners/banner-kits.jpg', link: '/diy-spices' } })
  expect(await screen.findByRole('heading', { level: 1, name: 'Diwali' })).toBeInTheDocument()
  expect(screen.getByText(/^Whole and ground spices, blends and DIY kits/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'SHOP NOW' })).toHaveAttribute('href', '/diy-spices')
  expect(document.querySelector('picture img')).toHaveAttribute('src', '/uploads/banners/banner-kits.jpg')
})

test('a banner has the description that staff gave its picture, and is decorative without one', async () => {
  const picture = '/uploads/banners/lamps-u0123456789ab.jpg'
  const { unmount } = open('/', { home: { picture, pictureText: 'Oil lamps' } })
  const image = await screen.findByRole('img', { name: 'Oil lamps' })
  expect(image.getAttribute('srcset')).toContain('/uploads/banners/lamps-u0123456789ab-1600.jpg 1600w')
  unmount()
  open('/', { home: { picture } })
  await screen.findByRole('heading', { level: 1 })
  expect(document.querySelector('picture img')).toHaveAttribute('alt', '')
})

test('a policy rewritten by staff replaces the specified text', async () => {
  open('/refund', { '/refund': { html: '<p>Within <strong>3 days</strong>.</p>' } })
  expect(await screen.findByText('3 days')).toBeInTheDocument()
  expect(screen.queryByText('Opened or used products')).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1, name: 'Refund Policy' })).toBeInTheDocument()
})

test('testimonials entered by staff are shown', async () => {
  open('/', { testimonials: { said: [{ name: 'Meera Iyer', role: 'Cook, Hassan', words: 'It is red.' }] } })
  expect(await screen.findByText('“It is red.”')).toBeInTheDocument()
  expect(screen.getByText('Meera Iyer')).toBeInTheDocument()
  expect(screen.queryByText('Sample name')).not.toBeInTheDocument()
})

test('a timeline entered by staff is shown and not marked as an example', async () => {
  const entries = [{ title: '2016: The company', text: 'It begins in Bangalore.' }]
  open('/about', { timeline: { entries } })
  expect(await screen.findByRole('heading', { name: '2016: The company' })).toBeInTheDocument()
  expect(screen.queryByText(/This timeline is an example/)).not.toBeInTheDocument()
  expect(screen.queryByText(/^1956/)).not.toBeInTheDocument()
})

test('a shop that hides examples shows no testimonials and no timeline', async () => {
  const isHidden = true
  const home = open('/', { testimonials: { isHidden } })
  expect(await screen.findByRole('heading', { name: 'WHY CHOOSE US?' })).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'From their kitchens' })).not.toBeInTheDocument()
  home.unmount()
  open('/about', { timeline: { isHidden } })
  expect(await screen.findByRole('heading', { name: /^A legacy/ })).toBeInTheDocument()
  expect(screen.queryByText(/timeline|1956/)).not.toBeInTheDocument()
})

test('an unedited policy keeps the specified text', async () => {
  open('/terms', { '/refund': { isElsewhere: true } })
  expect(await screen.findByText(/courts of Bangalore/)).toBeInTheDocument()
})

test('the contact page shows the grievance contact below its own text', async () => {
  open('/contact', { '/contact': { html: '<h2>Grievance officer</h2><p>Meera Iyer</p>' } })
  expect(await screen.findByRole('heading', { name: 'Grievance officer' })).toBeInTheDocument()
})

const chole = findRecipe('3')
const steps =
  chole?.instructions.map((_, index) => `Step ${index + 1} of ours: Stir <b>well</b> ${index + 1} times.`) ??
  []
const written = {
  '/product/3': { title: 'Amritsari Chole', lang: 'en-IN', subtitle: 'As in Amritsar.', instructions: steps },
}

test('a recipe shows the texts that staff edited and keeps the rest', async () => {
  open('/product/3', written)
  expect(await screen.findByRole('heading', { level: 1, name: 'Amritsari Chole' })).toBeVisible()
  expect(screen.getByText('As in Amritsar.')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Step 6 of ours' })).toBeInTheDocument()
  expect(screen.getByText('Stir <b>well</b> 6 times.')).toBeInTheDocument()
  expect(screen.getByText(chole?.tips[0] ?? '')).toBeInTheDocument()
  expect(screen.getByText('1½ cups dried chickpeas')).toBeInTheDocument()
})

test('a recipe opened from another page loads the edited texts; offline, the built-in ones are shown', async () => {
  const elsewhere = { '/product/3': { title: 'Amritsari Chole', lang: 'en-IN', isElsewhere: true } } as const
  const body = { banners: {}, pages: {}, recipes: { 3: written['/product/3'] } }
  const { unmount } = open('/product/3', elsewhere, {
    api: { 'GET /api/content-blocks': { status: 200, body } },
  })
  expect(await screen.findByText('As in Amritsar.')).toBeVisible()
  unmount()
  open('/product/3', elsewhere)
  expect(await screen.findByRole('heading', { level: 1, name: 'Amritsari Chole' })).toBeVisible()
  expect(screen.getByText(chole?.subtitle ?? '')).toBeVisible()
})

test('cooking mode shows the edited steps', async () => {
  open('/product/3/cook', written)
  expect(await screen.findByRole('heading', { level: 1, name: 'Amritsari Chole' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Step 1 of ours' })).toBeVisible()
  expect(screen.getByText('Step 1 of 6')).toBeVisible()
})

test('a Hindi page shows edited texts as staff wrote them, marked as English', async () => {
  open('/product/3', written, { reads: { language: 'hi', words } })
  const heading = await screen.findByRole('heading', { level: 1, name: 'Amritsari Chole' })
  expect(heading).toHaveAttribute('lang', 'en-IN')
  expect(screen.getByText('As in Amritsar.')).toHaveAttribute('lang', 'en-IN')
})

test("lists show a recipe's edited title, and its page the rest", async () => {
  open('/recipes', { '/product/3': { title: 'Amritsari Chole', lang: 'en-IN', isElsewhere: true } })
  const link = await screen.findByRole('link', { name: /^Amritsari Chole/ })
  expect(link).toHaveAttribute('href', '/product/3')
  expect(screen.getByText('Amritsari Chole')).toHaveAttribute('lang', 'en-IN')
  expect(screen.getByText('Rasam Powder')).not.toHaveAttribute('lang')
})

test('metadata, search and page head use the edited texts', () => {
  const told = recipeMetadata(chole, 'https://shop.example', written)
  expect(told.structuredData?.[0]).toMatchObject({
    name: 'Amritsari Chole',
    description: 'As in Amritsar.',
    recipeIngredient: expect.arrayContaining(['1½ cups dried chickpeas']),
  })
  expect(JSON.stringify(told.structuredData)).toContain('Step 6 of ours')
  expect(told.picture?.path).not.toContain('preview')
  expect(JSON.stringify(recipesMetadata('https://shop.example', written))).toContain('Amritsari Chole')
  expect(contentSearchEntries([], written)).toContainEqual(
    expect.objectContaining({
      path: '/product/3',
      title: 'Amritsari Chole',
      names: ['Punjabi Chole recipe'],
    }),
  )
  expect(heads.recipe('3', undefined, written).title).toBe('Amritsari Chole recipe')
})
