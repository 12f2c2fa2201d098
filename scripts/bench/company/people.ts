import type pg from 'pg';

const firstNames =
  'Anne Bruno Claire Denis Élise Fabien Gaëlle Hervé Inès Julien Katia Loïc Maud Noël Odile Pascal Rose Samir';
const lastNames = 'Allain Bihan Corre Daniel Évenou Floc’h Guéguen Hamon Jaouen Kermarrec Legoff Madec';

/** 200 people, as a company with 100,000 records has them; six of them work in the team of the validator. */
export async function hirePeople(owner: pg.Client, admin: string): Promise<void> {
  await owner.query(
    `insert into users (company_id, username, email, first_name, last_name, state, roles, team_id)
      select a.company_id, a.username || n, a.username || n || '@example.com', ($2::text[])[1 + n % cardinality($2::text[])],
        ($3::text[])[1 + n / 7 % cardinality($3::text[])], 'active', array['reporter'], case when n <= 6 then v.team_id end
      from users a left join users v on v.company_id = a.company_id and v.username = 'validator', generate_series(1, 200) n
      where a.username = $1`,
    [admin, firstNames.split(' '), lastNames.split(' ')],
  );
}
