import { Spinner } from 'design-system/spinner/spinner'
import { useRoutes } from 'react-router-dom'
import { Reads, useText } from 'shared-contracts/words'
import type { View } from '../routing/view'
import { NotFoundPage } from './not-found-page'
import { PageBoundary } from './page-boundary'
import styles from './page-outlet.module.css'
import { RemoteUnavailable } from './remote-unavailable'

interface Props {
  view: View
  /** Loads the missing data and shows the view again. */
  onRetry: () => Promise<void>
}

/** Renders the view's page, or a placeholder. */
export function PageOutlet({ view, onRetry }: Props) {
  const t = useText()
  switch (view.kind) {
    case 'loading':
      return (
        <div className={styles.waiting}>
          <Spinner label={t('Loading')} />
        </div>
      )
    case 'unknown':
      return <NotFoundPage />
    case 'unavailable':
      return <RemoteUnavailable remote={view.remote} failure={view.failure} onRetry={onRetry} />
    case 'page':
      return (
        <PageBoundary view={view} fallback={<RemoteUnavailable remote={view.remote} onRetry={onRetry} />}>
          <Reads words={view.words}>
            <RoutedPage {...view} />
          </Reads>
        </PageBoundary>
      )
  }
}

/** Renders the page inside its route, so that `useParams` works. */
function RoutedPage({ route, Component }: Extract<View, { kind: 'page' }>) {
  return useRoutes([{ path: route.path, element: <Component /> }])
}
