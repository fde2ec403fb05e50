// A host shares what it imports: everything that this shop's remotes take from their host.
import 'redux'
import '@reduxjs/toolkit'
import 'shared-contracts/http'
import 'shared-contracts/remote'
import 'shared-contracts/store'
import 'shared-contracts/words'
