import { Note } from 'design-system/note/note'
import { textLook } from 'design-system/text-link/text-link'
import { Link } from 'react-router-dom'
import { adminPaths } from '../../../data/places/admin-paths'

/** Said once for all products, whose pages lack it. */
export function NoLicence() {
  return (
    <Note>
      Every product lacks the number of the shop’s food licence (FSSAI).{' '}
      <Link to={adminPaths.shop} {...textLook()}>
        Say it
      </Link>
    </Note>
  )
}
