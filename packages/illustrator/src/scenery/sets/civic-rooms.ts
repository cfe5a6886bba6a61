import { CABIN_THINGS } from './cabin-things.ts';
import { CIVIC_THINGS } from './civic-things.ts';
import type { RoomSet, SetGroup } from './place-set.ts';
import { PRIVATE_THINGS } from './private-things.ts';
import { PUBLIC_THINGS } from './public-things.ts';
import { SHOP_FITTINGS } from './shop-fittings.ts';

/** Where the public is served, treated, watched over, filmed and buried; and rooms of a house. */
export const CIVIC_ROOMS: SetGroup<RoomSet> = {
  things: { ...PUBLIC_THINGS, ...PRIVATE_THINGS, ...CABIN_THINGS, ...SHOP_FITTINGS, ...CIVIC_THINGS },
  sets: {
    bank: {
      wall: 'panels #d9cfb8',
      floor: 'checker #d6ccb8',
      things: `
        pillar -560 20 1.1
        pillar 560 20 1.1
        teller-windows 0 60 1.3
        rope-posts -200 200 1.3
        rope-posts 220 200 1.3
        plant 520 180 1.4
        sign:BANK:#2f5a3f 0 -395 1.5`,
    },
    'bank-vault': {
      wall: 'concrete #8d949a',
      floor: 'tiles #9aa0a6',
      things: `
        deposit-boxes -430 20 1.3
        deposit-boxes 430 20 1.3
        vault-door 0 60 1.3
        emoji:money-bag -330 220 1.3
        gold-bars 60 230 1.6
        emoji:money-bag 380 220 1.2`,
    },
    'police-station': {
      wall: 'plain #cdd8e2',
      floor: 'tiles #a9b3bd',
      things: `
        police-badge -420 -230 1.5
        wanted-board 420 -230 1.4
        holding-cell -420 40 1.15
        reception-desk 80 110 1.2
        office-desk 470 160 1.3
        emoji:police-car-light 80 -110 .8
        sign:POLICE:#1f3f8a 0 -390 1.5`,
    },
    'fire-station': {
      wall: 'bricks #b5624a',
      floor: 'concrete #a39f9a',
      things: `
        fire-door 0 10 1
        fire-truck 0 190 1.15
        fire-pole -520 200 1.2
        emoji:fire-extinguisher 560 200 1.2
        sign:FIRE_STATION:#c22f2a 0 -400 1.4`,
    },
    'post-office': {
      wall: 'plain #f2e6c4',
      floor: 'tiles #cfc3a8',
      things: `
        pigeonholes -430 10 1.3
        pigeonholes 430 10 1.3
        counter 0 110 1.6
        emoji:package -130 -20 1
        emoji:envelope 0 -20 .8
        balance 130 -98 1.2
        parcel-stack -330 220 1.3
        emoji:postbox 520 250 1.5
        sign:POST_OFFICE:#c22f2a 0 -400 1.4`,
    },
    'throne-room': {
      wall: 'rock #a89a8a',
      floor: 'checker #b9a88f',
      things: `
        stained-glass -430 -60 .9
        stained-glass 430 -60 .9
        royal-banner -270 -220 1
        royal-banner 270 -220 1
        throne-carpet 0 274 1
        throne 0 110 1.05
        torch-stand -520 180 1.4
        torch-stand 520 180 1.4`,
    },
    'server-room': {
      wall: 'plain #2f3a4a',
      floor: 'tiles #55606e',
      things: `
        tube-light*3:400 -400 -405 1.2
        server-rack*7:170 -510 20 1.2
        server-rack -560 150 1.6
        server-rack 560 150 1.6
        cable-tray 0 -370 1.1`,
    },
    'control-room': {
      wall: 'plain #3a4656',
      floor: 'carpet #4a5566',
      things: `
        screen-wall 0 -190 1.3
        control-desk -330 130 1.5
        control-desk 330 130 1.5
        office-chair -330 220 1.4
        office-chair 330 220 1.4`,
    },
    'call-center': {
      wall: 'plain #dfe6ea',
      floor: 'carpet #8d9aa6',
      things: `
        tube-light*3:400 -400 -360 1.2
        headset-desk*4:300 -450 60 1.2
        headset-desk*3:400 -400 210 1.6
        sign:CALL_CENTER:#1f6a8a 0 -400 1.2`,
    },
    'waiting-room': {
      wall: 'plain #e3ebe0',
      floor: 'tiles #c3cbc0',
      things: `
        wall-clock 330 -290 1.2
        painting -330 -240 1.3
        waiting-chairs -320 60 1.35
        waiting-chairs 320 60 1.35
        door 0 10 1.2
        magazine-table 0 220 1.4
        plant 570 110 1.4
        sign:WAITING_ROOM:#2f6a8a 0 -390 1.3`,
    },
    'doctors-office': {
      wall: 'plain #e6f0ee',
      floor: 'tiles #c9d8d6',
      things: `
        red-cross -60 -310 1
        eye-chart -330 -200 1.1
        skeleton-chart 330 -210 1.2
        exam-couch -330 120 1.5
        desk 330 120 1.5
        emoji:stethoscope 270 -10 .7
        body-scale 60 130 1.3
        emoji:syringe 400 -10 .6`,
    },
    'dentist-office': {
      wall: 'plain #e0f0f4',
      floor: 'tiles #c3d8de',
      things: `
        emoji:tooth -430 -190 1.2
        x-ray-light 400 -230 1.3
        dentist-chair 20 200 1.5
        cabinet-row 430 80 1.3
        sink -430 70 1.3
        sign:DENTIST:#1f7a9a 0 -395 1.3`,
    },
    'veterinary-clinic': {
      wall: 'plain #e6f2e4',
      floor: 'tiles #c9d8c6',
      things: `
        paw-sign -400 -220 1.4
        emoji:syringe 330 -130 .8
        pet-cages 430 40 1.3
        exam-table -120 150 1.5
        emoji:dog -120 0 1.2
        emoji:cat 120 220 1.1
        green-cross 330 -240 1
        sign:VETERINARY:#2f8f5a 0 -395 1.3`,
    },
    morgue: {
      wall: 'tiles #cfdadd',
      floor: 'tiles #b3c0c4',
      things: `
        cold-drawers -330 20 1.2
        cold-drawers 330 20 1.2
        covered-table 0 190 1.6
        sign:MORGUE:#4a5a62 0 -400 1.2`,
    },
    dormitory: {
      wall: 'plain #e6dfcb',
      floor: 'boards #b08a5e',
      things: `
        window*3:400 -400 -360 .8
        bunk-bed -440 70 1.3
        bunk-bed 0 70 1.3
        bunk-bed 440 70 1.3
        trunk -230 190 1.2
        trunk 230 190 1.2
        emoji:backpack 480 240 1.1`,
    },
    'tv-studio': {
      wall: 'curtain #1f3a6a',
      floor: 'tiles #3a4256',
      things: `
        news-backdrop 0 -170 1.2
        spot-lamps 0 -390 .96
        news-desk 0 110 1.5
        studio-camera -480 260 1.25
        studio-camera 480 260 1.25 flip
        on-air 520 -330 1`,
    },
    'photo-studio': {
      wall: 'plain #8d9096',
      floor: 'concrete #77797e',
      things: `
        paper-backdrop 0 120 1.4
        softbox -430 150 1.5
        softbox 430 150 1.5 flip
        stool 0 110 1.3
        tripod-camera 130 260 1.5`,
    },
    observatory: {
      wall: 'concrete #4a5268',
      floor: 'tiles #5f6678',
      things: `
        dome-slit 0 -100 1.2
        big-telescope 0 170 1.5
        desk 450 170 1.3
        emoji:ringed-planet -480 -200 1.1
        star-chart 480 -160 1.1`,
    },
    catacomb: {
      wall: 'rock #6b5f54',
      floor: 'concrete #5a5048',
      things: `
        tomb-passage 0 0 .74
        skull-wall -420 30 1.3
        skull-wall 420 30 1.3
        torch-stand -190 120 1.2
        torch-stand 190 120 1.2
        emoji:coffin 420 240 1.6`,
    },
    crypt: {
      wall: 'rock #7a7268',
      floor: 'tiles #6b645c',
      things: `
        vault-arches 0 0 1
        stone-coffin -300 140 1.5
        stone-coffin 310 140 1.5
        torch-stand -570 180 1.3
        torch-stand 570 180 1.3
        cross-stone 0 -140 1.1`,
    },
    sewer: {
      wall: 'bricks #5f5a4e',
      floor: 'concrete #4a4a40',
      things: `
        sewer-tunnel 0 0 .74
        manhole-ladder -430 110 1.3
        emoji:rat 330 250 .7`,
    },
    mosque: {
      wall: 'panels #e8dcc0',
      floor: 'carpet #a83238',
      things: `
        mosque-arches 0 10 1
        mosque-lamp 0 -290 1.2
        prayer-rugs 0 274 1`,
    },
    synagogue: {
      wall: 'panels #d9c8a4',
      floor: 'boards #a8744a',
      things: `
        torah-ark 0 30 1.3
        emoji:menorah -330 70 1.6
        emoji:menorah 330 70 1.6
        stained-glass -520 -60 .85
        stained-glass 520 -60 .85
        pew -330 210 1.6
        pew 330 210 1.6`,
    },
    pantry: {
      wall: 'boards #e0cba4',
      floor: 'tiles #c9b694',
      things: `
        shelf:jar,canned-food,honey-pot,jar,bread:#a8784a -420 30 1.3
        shelf:honey-pot,jar,garlic,canned-food,potato:#a8784a 0 10 1.3
        shelf:canned-food,onion,jar,butter,olive:#a8784a 420 30 1.3
        flour-sack -260 210 1.5
        crate 80 200 1.4
        emoji:potato 60 130 .5
        emoji:onion 110 132 .5
        hanging-garlic 210 -330 1
        hanging-garlic -210 -330 1`,
    },
    closet: {
      wall: 'plain #efe6da',
      floor: 'carpet #b9a08a',
      things: `
        wardrobe-open -300 40 1.4
        wardrobe-open 300 40 1.4
        shelf:handbag,top-hat,billed-cap,clutch-bag:#c9a87a 0 -20 1
        shoe-row -300 200 1.3
        shoe-row 300 200 1.3
        tall-mirror 590 80 1.3
        pouf 0 220 1.4`,
    },
    'entrance-hall': {
      wall: 'stripes #e3d6c0',
      floor: 'boards #a8744a',
      things: `
        house-door 0 10 1.3
        coat-rack -330 40 1.4
        hall-mirror 330 -130 1.3
        hall-table 330 50 1.4
        doormat 0 130 1.5
        umbrella-stand -520 80 1.3
        shoe-row -330 190 1.2
        plant 540 90 1.4`,
    },
    sunroom: {
      wall: 'glass #d9ecd6',
      floor: 'tiles #e0cfae',
      things: `
        wicker-chair -330 120 1.5
        wicker-chair 330 120 1.5 flip
        round-table 0 140 1.2
        palm-pot -560 80 1.1
        palm-pot 560 80 1.1
        hanging-plant*3:300 -300 -320 .8`,
    },
    'public-toilet': {
      wall: 'tiles #dfe8ea',
      floor: 'checker #dfe3e4',
      things: `
        toilet-stall*3:210 -520 20 1.25
        washbasins 350 30 1.3
        hand-dryer 560 -120 1.2
        sign:WC:#1f5f9a 0 -395 1.5`,
    },
    'storage-room': {
      wall: 'concrete #c3bdb2',
      floor: 'concrete #a39d94',
      things: `
        bare-bulb 0 -300 .72
        storage-rack -400 30 1.4
        storage-rack 400 30 1.4
        cardboard-box -60 80 1.5
        cardboard-box 60 60 1.3
        cardboard-box 0 0 1.1
        emoji:broom 180 170 1.4
        ladder -190 130 1.3
        emoji:bucket 250 240 1.1`,
    },
    'wine-cellar': {
      wall: 'rock #8a7565',
      floor: 'concrete #77695c',
      things: `
        vault-arches 0 0 1
        big-cask -430 90 1.4
        big-cask -130 90 1.4
        big-cask 180 90 1.4
        big-cask 480 90 1.4
        torch-stand 330 200 1
        barrel -300 240 1.6
        emoji:wine-glass -300 90 .7
        emoji:bottle-with-popping-cork -250 92 .7`,
    },
    'home-theater': {
      wall: 'plain #4a3a4a',
      floor: 'carpet #5f3a44',
      things: `
        movie-screen 0 -150 .8
        tower-speaker -470 60 1.3
        tower-speaker 470 60 1.3
        recliner*3:320 -320 220 1.6
        emoji:popcorn 160 240 .8`,
    },
    bunker: {
      wall: 'concrete #8a8d80',
      floor: 'concrete #6d6f66',
      things: `
        vault-hatch 0 20 1.3
        wall-pipes 0 -330 1.1
        bunk-bed -440 90 1.3
        shelf:canned-food,jar,canned-food:#6d7060 440 40 1.2
        radiation-sign 230 -220 1
        emoji:oil-drum -200 180 1.3
        emoji:radio 260 240 1.1`,
    },
  },
};
