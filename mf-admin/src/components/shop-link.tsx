import { textLook } from 'design-system/text-link/text-link'

/** Links to the shop's page with the content being edited. On the admin's own host the edge redirects to the shop. */
export function ShopLink({ path }: { path: string }) {
  return (
    <a href={path} target="_blank" rel="noreferrer" {...textLook()}>
      View in shop
    </a>
  )
}
