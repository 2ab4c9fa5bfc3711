/** What a role gives now, and what it needs: shipowner, captain, cashier, manufacturer. */
export const roles = {};
