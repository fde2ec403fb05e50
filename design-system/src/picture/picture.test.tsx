import { fireEvent, render, screen } from '@testing-library/react'
import { Picture } from './picture'

const turmeric = { src: '/uploads/turmeric-powder-1.jpg', alt: 'Turmeric', sizes: '50vw' }

test('a picture is served as AVIF or JPEG in the stored widths', () => {
  const { container } = render(<Picture {...turmeric} />)
  const [avif] = container.querySelectorAll('source')
  expect(avif).toHaveAttribute(
    'srcset',
    '/uploads/turmeric-powder-1-320.avif 320w, /uploads/turmeric-powder-1-480.avif 480w, /uploads/turmeric-powder-1-640.avif 640w, /uploads/turmeric-powder-1-1000.avif 1000w',
  )
  const image = screen.getByRole('img', { name: 'Turmeric' })
  expect(image.getAttribute('srcset')).toContain('/uploads/turmeric-powder-1-320.jpg 320w')
  expect(image).toHaveAttribute('loading', 'lazy')
})

test('the picture of the first screen is fetched immediately', () => {
  render(<Picture {...turmeric} priority />)
  const image = screen.getByRole('img', { name: 'Turmeric' })
  expect(image).toHaveAttribute('loading', 'eager')
  expect(image).toHaveAttribute('fetchpriority', 'high')
})

test('a picture without smaller copies shows the stored file, and a missing one the drawn tin', () => {
  const { container } = render(<Picture {...turmeric} />)
  fireEvent.error(screen.getByRole('img', { name: 'Turmeric' }))
  expect(screen.getByRole('img', { name: 'Turmeric' })).not.toHaveAttribute('srcset')
  fireEvent.error(screen.getByRole('img', { name: 'Turmeric' }))
  expect(screen.getByRole('img', { name: 'Turmeric' })).toBeVisible()
  expect(container.querySelector('img')).toBeNull()
})

test('a product without pictures shows the drawn tin', () => {
  render(<Picture src={null} alt="Turmeric" sizes="50vw" />)
  expect(screen.getByRole('img', { name: 'Turmeric' }).tagName).toBe('SPAN')
})
