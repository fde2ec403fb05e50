import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderRemote } from 'shared-contracts/testing'
import module from '../../module'

beforeEach(() => sessionStorage.clear())

async function openChole() {
  const page = renderRemote(module, '/product/3')
  await screen.findByRole('heading', { level: 1, name: 'Punjabi Chole' })
  return page
}

function ingredients() {
  const frame = screen.getByRole('heading', { name: 'Ingredients' }).parentElement
  return within(frame ?? document.body)
    .getAllByRole('listitem')
    .map((item) => item.textContent)
}

const servings = () => screen.getByRole('group', { name: 'Servings' })
const more = () => screen.getByRole('button', { name: 'More servings' })
const fewer = () => screen.getByRole('button', { name: 'Fewer servings' })

test('presses count while the code for scaling loads', async () => {
  await openChole()
  fireEvent.click(more())
  fireEvent.click(more())
  await waitFor(() => expect(servings()).toHaveTextContent('6-9'))
  expect(ingredients()).toContain('3 tbsp Chole Masala')
})

test('more servings increase the amounts of the ingredients', async () => {
  const { user } = await openChole()
  expect(servings()).toHaveTextContent('4-6')
  expect(ingredients()).toContain('2 tbsp Chole Masala')
  await user.click(more())
  await user.click(more())
  expect(servings()).toHaveTextContent('6-9')
  expect(ingredients().slice(0, 6)).toEqual([
    '2¼ cups dried chickpeas',
    '3 large onions, finely sliced',
    '5 tomatoes, crushed',
    '1½ tbsp ginger and garlic paste',
    '3 tbsp Chole Masala',
    '¾ tsp turmeric powder',
  ])
})

test('one serving has sensible amounts, and zero servings are impossible', async () => {
  const { user } = await openChole()
  fewer().focus()
  await user.keyboard('{Enter}{Enter}{Enter}{Enter}')
  expect(servings()).toHaveTextContent('1')
  expect(fewer()).toHaveAttribute('aria-disabled', 'true')
  expect(fewer()).toHaveFocus()
  expect(ingredients()).toEqual(
    expect.arrayContaining(['½ large onion, finely sliced', '1½ tsp Chole Masala', 'Salt, to taste']),
  )
})

test('the chosen servings of a recipe are remembered', async () => {
  const { user, unmount } = await openChole()
  await user.click(more())
  unmount()
  await openChole()
  expect(await within(servings()).findByText('5-7')).toBeVisible()
  await user.click(fewer())
  expect(servings()).toHaveTextContent('4-6')
})
