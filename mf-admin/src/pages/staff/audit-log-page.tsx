import { adminPaths } from '../../data/places/admin-paths'
import { AuditLog } from '../../features/staff/audit-log/audit-log'
import { AdminScreen } from '../screen/admin-screen'

function AuditLogPage() {
  return (
    <AdminScreen title="Audit log" right="see-audit-log" back={{ to: adminPaths.more, label: 'More' }}>
      <AuditLog />
    </AdminScreen>
  )
}

export { AuditLogPage as Component }
