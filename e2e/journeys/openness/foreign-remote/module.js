import { createElement } from 'react'
import { Link } from 'react-router-dom'

function Gifts() {
  return createElement(
    'main',
    null,
    createElement('h1', null, 'Gift boxes'),
    createElement(Link, { to: '/about' }, 'Who packs them'),
  )
}

const head = () => ({ title: 'Gift boxes', description: 'Spices in a box.' })

export default {
  name: 'mf-gifts',
  contract: '1.0.0',
  routes: [{ path: '/gifts', Component: Gifts, head }],
}
