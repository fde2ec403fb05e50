import { screen, within } from '@testing-library/react'
import { textIn } from 'shared-contracts/i18n/translate'
import { renderRemote } from 'shared-contracts/testing'
import { seedProducts } from '../../../api/seed/catalogue'
import { words } from '../i18n/hi/index'
import { routes } from '../routes'
import { inLanguage } from '../testing/in-language'

beforeEach(() => sessionStorage.clear())

const open = async (path: string, options = {}) => renderRemote(await inLanguage('hi'), path, options)
const button = (name: string) => screen.getByRole('button', { name })

test('home has its heading and its ways on in Hindi, and what customers said as they said it', async () => {
  await open('/')
  await screen.findByRole('heading', { level: 1, name: 'स्वाद, आपके घर तक!' })
  for (const name of ['अभी खरीदें', 'ऐसे और देखें', 'हमारे प्रोडक्ट'])
    expect(screen.getByRole('link', { name })).toBeInTheDocument()
  expect(screen.getAllByText(/^“/)[0]?.closest('[lang]')).toHaveAttribute('lang', 'en-IN')
})

test('a cook reads labels, amounts and ingredients in Hindi, and the method as it was written', async () => {
  const sold = seedProducts.filter(({ _id }) => _id === 'chole-masala')
  const { user } = await open('/product/3', {
    api: {
      'GET /api/products?ids=chole-masala,turmeric-powder': {
        status: 200,
        body: { success: true, data: sold },
      },
    },
  })
  await screen.findByRole('heading', { name: 'सामग्री' })
  for (const line of [
    '1½ कप काबुली चना',
    '½ छोटा चम्मच हल्दी पाउडर',
    '1 टी बैग या 1 छोटा चम्मच चायपत्ती, कपड़े में बँधी हुई',
    'नमक स्वादानुसार',
  ])
    expect(screen.getByText(line)).toBeInTheDocument()
  expect(screen.getByText('8 घंटे भिगोना')).toBeInTheDocument()
  expect(screen.getByText('Soak').closest('[lang]')).toHaveAttribute('lang', 'en-IN')

  await user.click(button('ज़्यादा लोगों के लिए'))
  expect(await screen.findByText('2 कप काबुली चना')).toBeInTheDocument()
  await user.click(button('इस व्यंजन के मसाले जोड़ें'))
  await screen.findByText('1 पैक, Rs 85')
  await user.click(button('1 पैक कार्ट में डालें'))
  expect(screen.getByRole('link', { name: 'कार्ट देखें' })).toBeInTheDocument()
})

test('who cooks step by step turns the steps and starts timers in Hindi', async () => {
  const { user } = await open('/product/9/cook')
  await screen.findByText('कदम 1, कुल 5')
  await user.click(button('अगला'))
  await user.click(button('4 मिनट शुरू करें: प्याज'))
  const timers = within(await screen.findByRole('list', { name: 'टाइमर' }))
  expect(timers.getByRole('timer', { name: 'Soften: प्याज' })).toBeInTheDocument()
  expect(timers.getByRole('button', { name: /^रोकें/ })).toBeInTheDocument()
})

test('who writes to the shop fills in and is answered in Hindi', async () => {
  const { user } = await open('/contact', {
    api: { 'POST /api/contact-form': { status: 200, body: { success: true } } },
  })
  const form = within(await screen.findByRole('form', { name: 'संपर्क' }))
  for (const name of ['नाम', 'उपनाम', 'ईमेल', 'फ़ोन नंबर', 'संदेश'])
    await user.type(form.getByRole('textbox', { name }), name === 'ईमेल' ? 'asha@example.com' : 'Asha')
  await user.click(form.getByRole('button', { name: 'भेजें' }))
  expect(await form.findByRole('status')).toHaveTextContent('संदेश भेज दिया गया!')
})

test('a policy has its title in Hindi and its text as it applies', async () => {
  await open('/refund')
  await screen.findByRole('heading', { level: 1, name: 'रिफ़ंड नीति' })
  expect(screen.getByText(/^Cancel within 24 hours/).closest('[lang]')).toHaveAttribute('lang', 'en-IN')
})

test('pages that are mostly prose say so; the others have titles in Hindi', () => {
  const prose = routes.filter(({ isEnglish }) => isEnglish).map(({ path }) => path)
  expect(prose.sort()).toEqual(
    ['/about', '/blogs/:title', '/export', '/privacy', '/refund', '/shipping', '/terms', '/wholesale'].sort(),
  )
  const missing: string[] = []
  const t = textIn('hi', words, (english) => missing.push(english))
  for (const { path, head } of routes)
    if (!path.includes(':')) expect(head({} as never, {}, t).title).not.toMatch(/[a-z]{4}/)
  expect(missing).toEqual([])
})
