// A host shares only what it imports: this is everything that the shop's remotes expect from their host.
import 'redux'
import '@reduxjs/toolkit'
import 'shared-contracts/http'
import 'shared-contracts/remote'
import 'shared-contracts/store'
import 'shared-contracts/words'
