//! The peer address of a connection.

use std::net::SocketAddr;

/// The address at the other end of the connection.
#[derive(Clone, Copy, Debug)]
pub struct Peer(pub SocketAddr);
