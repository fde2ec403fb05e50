import { ErrorState } from 'design-system/error-state/error-state'
import { textLook } from 'design-system/text-link/text-link'
import { Link } from 'react-router-dom'
import type { Collection } from 'shared-contracts/domain/collections'
import { paths } from 'shared-contracts/domain/paths'
import { statusOf } from 'shared-contracts/http'
import styles from './loading-product.module.css'

/**
 * The page until its product is there. The text stays after a failure (specification, point 8); what happened
 * stands below it.
 */
export function LoadingProduct({
  collection,
  error,
  onRetry,
}: {
  collection: Collection
  error: unknown
  onRetry: () => void
}) {
  const isUnknown = statusOf(error) === 404
  return (
    <div className={`wrap ${styles.page}`}>
      <div role="status">
        <h1 className="h2">Loading Product...</h1>
      </div>
      {isUnknown && (
        <ErrorState title="We do not have this product" onRetry={onRetry}>
          It may have left our shelf, or the link may be incomplete.{' '}
          <Link to={paths.collection(collection.slug)} {...textLook()}>
            See what we have
          </Link>
        </ErrorState>
      )}
      {error !== undefined && !isUnknown && (
        <ErrorState title="This product did not load" onRetry={onRetry}>
          Please check your connection and try again.
        </ErrorState>
      )}
    </div>
  )
}
