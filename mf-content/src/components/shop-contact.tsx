import { Link } from 'react-router-dom'
import { shop } from 'shared-contracts/platform/shop'
import { paths } from 'shared-contracts/routing/paths'

export function ShopContact() {
  return (
    <p>
      Write to <a href={`mailto:${shop.email}`}>{shop.email}</a>, call{' '}
      <a href={`tel:${shop.phone.replaceAll(' ', '')}`}>{shop.phone}</a>, or use the{' '}
      <Link to={paths.contact}>contact page</Link>.
    </p>
  )
}
