import type { VocabularyData } from "../vocabulary.ts";
import { anywhere, closing, joints } from "./anywhere.ts";
import { areas, asks, places } from "./asks.ts";
import { crisis } from "./crisis.ts";
import { feelingPhrases, feelings } from "./feelings.ts";
import { opening } from "./opening.ts";
import { words } from "./words.ts";

/** What the engine knows of Spanish. */
export const spanish: VocabularyData = {
  language: "es",
  titles: "dr dra sr sra srta prof d dña avda",
  abbreviations: "dr dra sr sra srta prof av avda tel pág aprox etc ej ud uds p.ej a.m p.m ene feb mar abr jun jul ago sep sept oct nov dic lun mié jue vie sáb dom",
  infinitives: {
    ending: "(?:ar|er|ir|ír)(?:me|te|se|nos)?(?:l[aeo]s?)?",
    exceptions: `ayer mujer bar mar azúcar taller alquiler par dólar hogar lunar solar familiar popular celular placer alfiler carácter militar lugar ir ser poder haber saber querer
      escolar ejemplar similar particular auxiliar singular cualquier primer tercer pilar hogar collar altar néctar líder cáncer suéter súper super hámster
      póster máster láser chárter faquir elixir menester ojalá bienestar malestar pesar deber parecer caer nacer doler amanecer atardecer anochecer angular manjar telar calamar ajedrezar bazar azar radar hangar hogares
      peor mejor estar tener carme irme ester`,
  },
  words, feelings, feelingPhrases, opening, anywhere, closing, joints, asks, places, areas, crisis,
};
